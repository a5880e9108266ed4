import { Image, Paperclip, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { acceptOf } from '../../uploads/upload-checks.ts';
import { EmojiPicker } from '../../../ui/form/emoji-picker.tsx';

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
      <FileInput ref={input} label={`选择${label}`} accept={accept} onFiles={onFiles} />
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
