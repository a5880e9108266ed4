import { FileText, X } from 'lucide-react';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';
import { formatSize } from '../../../text/numbers.ts';
import type { Attachment } from './use-composer.ts';

function Tile({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { file, previewUrl } = attachment;
  return (
    <li className="relative">
      {previewUrl === '' ? (
        <span className="flex h-16 w-44 items-center gap-2 rounded-img border border-line-2 bg-surface px-3">
          <FileText size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-2" />
          <span className="min-w-0 text-12 leading-ui">
            <FileName name={file.name} />
            <span className="text-ink-3">{formatSize(file.size)}</span>
          </span>
        </span>
      ) : (
        <img src={previewUrl} alt={file.name} className="size-16 rounded-img bg-surface-3 object-cover" />
      )}
      <IconButton
        label={`移除 ${file.name}`}
        size="small"
        look="outline"
        className="absolute! -top-2 -right-2 size-6! bg-float"
        onClick={onRemove}
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

interface AttachmentTrayProps {
  attachments: readonly Attachment[];
  onRemove: (attachment: Attachment) => void;
}

/** Pictures and files that go out with the next press of 发送. */
export function AttachmentTray({ attachments, onRemove }: AttachmentTrayProps) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="待发送的文件" className="flex flex-wrap gap-3 px-7 pt-3 pb-1 max-md:px-3">
      {attachments.map((attachment) => (
        <Tile key={attachment.key} attachment={attachment} onRemove={() => onRemove(attachment)} />
      ))}
    </ul>
  );
}
