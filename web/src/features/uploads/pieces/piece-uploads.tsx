import { limits } from '@zaojie/contract/limits';
import type { UploadPurpose } from '@zaojie/contract/uploads/piece.schemas';
import { History, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import { useFileDrop } from '../../../hooks/use-file-drop.ts';
import { formatSize } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { FileLine, PieceRow } from './piece-row.tsx';
import type { PieceUpload } from './use-piece-upload.ts';

export interface PieceUploadsProps {
  upload: PieceUpload;
  purpose: UploadPurpose;
  label: string;
  disabled?: boolean | undefined;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Files of any kind that are kept as they are: chosen, dropped or pasted, each with its progress. */
export function PieceUploads({ upload, purpose, label, disabled = false }: PieceUploadsProps) {
  const { queue, items, leftovers, max = Infinity } = upload;
  const area = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = (files: File[]) => {
    if (disabled) return;
    for (const message of queue.add(files, max)) toast.error(message);
  };
  const isDropTarget = useFileDrop(area, add);
  const actions = {
    pause: (key: string) => queue.pause(key),
    resume: (key: string) => queue.resume(key),
    remove: (key: string) => queue.remove(key),
  };
  return (
    <fieldset ref={area} disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">{label}</legend>
      <ul className="grid grid-cols-1 gap-2">
        {items.map((item) => (
          <PieceRow key={item.key} item={item} actions={actions} />
        ))}
        {leftovers.map(({ id, name, size }) => (
          <FileLine
            key={`left-${id}`}
            name={name}
            icon={<History {...ICON} />}
            actions={
              <IconButton size="small" label="放弃上传" onClick={() => queue.dropLeftover(id)}>
                <X {...ICON} />
              </IconButton>
            }
          >
            <p className="text-12 leading-ui">{formatSize(size)}，上次没有传完，重新选择这个文件即可继续</p>
          </FileLine>
        ))}
      </ul>
      {items.length < max ? (
        <button
          type="button"
          onClick={() => input.current?.click()}
          className={classNames(
            'grid w-full justify-items-center gap-1 rounded-control border border-dashed px-4 py-5 text-14 transition-colors hover:border-brand hover:text-brand-ink',
            items.length + leftovers.length > 0 && 'mt-2',
            isDropTarget ? 'border-brand bg-brand-tint text-brand-ink' : 'border-line-2 text-ink-2',
          )}
        >
          <Upload {...ICON} />
          选择文件，或拖到这里
          <span className="text-12 text-ink-3">
            单个不超过 {formatSize(limits.pieces.purposes[purpose].maxBytes)}，原样保存，断网后可继续
          </span>
        </button>
      ) : null}
      <FileInput ref={input} label="选择文件" accept="" onFiles={add} />
    </fieldset>
  );
}
