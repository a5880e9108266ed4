import type { Message, MessageFile } from '@zaojie/contract/messages/message.schemas';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { DownloadLink } from '../../../ui/media/download-link.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { FileName } from '../../../ui/text/file-name.tsx';
import { SentCard } from '../cards/card-face.tsx';
import { formatSize } from '../../../text/numbers.ts';
import { LinkedText } from './linked-text.tsx';

const LARGEST = { width: 272, height: 320 };

/** How large a picture stands in the log: its own ratio, within bounds. */
export function shownSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height);
  return { width: Math.max(48, Math.round(width * scale)), height: Math.max(48, Math.round(height * scale)) };
}

export function TextBubble({ text, isOwn }: { text: string; isOwn: boolean }) {
  return (
    <div
      className={classNames(
        'max-w-[30em] rounded-card px-3.5 py-2.25 text-15 leading-[1.65] wrap-anywhere whitespace-pre-wrap text-ink',
        isOwn ? 'rounded-br-sm bg-brand-tint' : 'rounded-bl-sm bg-surface-2',
      )}
    >
      <LinkedText text={text} />
    </div>
  );
}

interface FileCardProps {
  name: string;
  note: string;
  children?: ReactNode;
}

export function FileFace({ name, note, children }: FileCardProps) {
  return (
    <span className="flex w-76 max-w-full items-center gap-3 rounded-card border border-line-2 bg-surface px-4 py-3 text-left">
      <FileText size={22} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1 leading-ui">
        <FileName name={name} className="font-medium" />
        <span className="text-12 text-ink-3">{note}</span>
      </span>
      {children}
    </span>
  );
}

function FileCard({ file }: { file: MessageFile }) {
  return (
    <DownloadLink
      href={file.url}
      name={file.name}
      aria-label={`下载 ${file.name}`}
      className="group block max-w-full min-w-0 rounded-card"
    >
      <FileFace name={file.name} note={formatSize(file.size)}>
        <Download
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="shrink-0 text-ink-2 group-hover:text-brand-ink"
        />
      </FileFace>
    </DownloadLink>
  );
}

function PictureCard({ file, onOpen }: { file: MessageFile; onOpen: () => void }) {
  const [width, height] = [file.width ?? LARGEST.width, file.height ?? LARGEST.width];
  const shown = shownSize(width, height);
  return (
    <button
      type="button"
      aria-label="查看图片"
      onClick={onOpen}
      style={{ width: shown.width, aspectRatio: `${shown.width} / ${shown.height}` }}
      className="block max-w-full cursor-zoom-in rounded-img"
    >
      <Picture {...pictureSource({ ...file, width, height }, '图片消息')} sizes={`${shown.width}px`} />
    </button>
  );
}

/** What was said or shown. */
export function MessageBody({
  message,
  isOwn,
  onOpenPicture,
}: {
  message: Message;
  isOwn: boolean;
  onOpenPicture: (message: Message) => void;
}) {
  const { type, file, card, content } = message;
  if (card !== null) return <SentCard card={card} />;
  if (type === 'image' && file !== null) {
    return <PictureCard file={file} onOpen={() => onOpenPicture(message)} />;
  }
  if (file !== null) return <FileCard file={file} />;
  return <TextBubble text={content} isOwn={isOwn} />;
}
