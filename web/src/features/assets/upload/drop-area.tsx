import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useFileDrop } from '../../../hooks/use-file-drop.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FileInput } from '../../../ui/form/file-input.tsx';

/** Files are chosen, dropped or pasted. */
export function DropArea({ onFiles }: { onFiles: (files: File[]) => void }) {
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isTarget = useFileDrop(area, onFiles);
  return (
    <div ref={area}>
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={classNames(
          'grid w-full justify-items-center gap-1.5 rounded-card border border-dashed px-4 py-10 transition-colors hover:border-brand max-md:py-7',
          isTarget ? 'border-brand bg-brand-tint' : 'border-line-2 bg-surface',
        )}
      >
        <Upload size={24} strokeWidth={1.5} aria-hidden="true" className="mb-1 text-ink-2" />
        <span className="text-16 max-md:text-15">把文件拖到这里，或点这里选择</span>
        <span className="text-13 text-ink-3">图片、音频、视频、3D 模型、压缩包</span>
      </button>
      <FileInput ref={input} label="选择素材文件" accept="" onFiles={onFiles} />
    </div>
  );
}
