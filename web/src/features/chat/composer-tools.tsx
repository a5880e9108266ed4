import { Image, Paperclip, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { acceptOf } from '../media/upload-checks.ts';
import { EmojiPicker } from '../../ui/emoji-picker.tsx';

interface FileToolProps {
  label: string;
  Icon: LucideIcon;
  accept: string;
  onFiles: (files: File[]) => void;
}

function FileTool({ label, Icon, accept, onFiles }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={label} onClick={() => input.current?.click()}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={`选择${label}`}
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}

interface ComposerToolsProps {
  onFace: (face: string) => void;
  onFiles: (files: File[]) => void;
}

export function ComposerTools({ onFace, onFiles }: ComposerToolsProps) {
  return (
    <div className="flex items-center gap-0.5">
      <EmojiPicker onPick={onFace} />
      <FileTool label="图片" Icon={Image} accept={acceptOf('image')} onFiles={onFiles} />
      <FileTool
        label="文件"
        Icon={Paperclip}
        accept={`${acceptOf('document')},${acceptOf('video')}`}
        onFiles={onFiles}
      />
    </div>
  );
}
