import { getOrderFile } from '@zaojie/contract/orders/order.endpoints';
import type { OrderFile } from '@zaojie/contract/orders/order-detail.schemas';
import {
  AudioLines,
  Download,
  File as FileIcon,
  FileText,
  Film,
  Image,
  Lock,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../../api/client.ts';
import { formatSize } from '../../../../text/numbers.ts';
import { toast } from '../../../../ui/feedback/toast.tsx';
import { IconButton } from '../../../../ui/form/icon-button.tsx';
import { FileName } from '../../../../ui/text/file-name.tsx';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden.tsx';

export const FILE_ICONS: Record<OrderFile['kind'], LucideIcon> = {
  image: Image,
  video: Film,
  audio: AudioLines,
  document: FileText,
  file: FileIcon,
};

/** The address is asked for when it is wanted: those on a page that was left open have run out. */
async function save(file: OrderFile): Promise<void> {
  try {
    const { data } = await call(getOrderFile, { query: { id: file.id } });
    const link = document.createElement('a');
    link.href = data.url;
    link.download = data.name;
    link.click();
  } catch (error) {
    toast.error(messageOf(error, '下载失败，请重试'));
  }
}

function FileRow({ file }: { file: OrderFile }) {
  const [isAsking, setAsking] = useState(false);
  const Icon = FILE_ICONS[file.kind];
  async function handleSave() {
    setAsking(true);
    await save(file);
    setAsking(false);
  }
  return (
    <li className="flex min-w-0 items-center gap-2.5 py-1 leading-ui">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        <FileName name={file.name} className="font-medium" />
        <small className="text-12 text-ink-3">{formatSize(file.size)}</small>
      </span>
      {file.is_locked ? (
        <span className="grid size-8 place-items-center text-ink-3" title="验收后才能下载">
          <Lock size={18} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>验收后才能下载</VisuallyHidden>
        </span>
      ) : file.is_expired ? (
        <span className="shrink-0 text-13 text-ink-3">已过保存期</span>
      ) : (
        <IconButton
          size="small"
          label={`下载 ${file.name}`}
          disabled={isAsking}
          onClick={() => void handleSave()}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

interface FileListProps {
  files: readonly OrderFile[];
  title?: string | undefined;
  className?: string | undefined;
}

/** Files of an order: locked ones are listed, and opened when the work is accepted. */
export function FileList({ files, title, className }: FileListProps) {
  const isLocked = files.some((file) => file.is_locked);
  return (
    <div className={className}>
      {title === undefined ? null : <h3 className="mb-1 text-15">{title}</h3>}
      <ul>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
      {isLocked ? <p className="mt-1 text-13 text-ink-3">原文件已经在平台，验收那一刻开放下载。</p> : null}
    </div>
  );
}
