import { useInfiniteQuery } from '@tanstack/react-query';
import { File as FileIcon, History, Trash2, X } from 'lucide-react';
import { Link } from 'react-router';
import { formatAgo } from '../../../text/dates.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { RememberedUpload } from '../../uploads/pieces/piece-memory.ts';
import { myAssetsQuery, rowsOf } from '../asset-queries.ts';
import { RowFrame } from './upload-row.tsx';

const ICON = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;
const PLATE = 'grid size-13 shrink-0 place-items-center rounded-control bg-surface-2 text-ink-2';

export type Refused = { name: string; size: number; message: string };

/** A file that was never sent, and why. */
export function RefusedRow({ file, onRemove }: { file: Refused; onRemove: () => void }) {
  return (
    <li className="flex items-center border-b border-line py-3.5">
      <RowFrame
        name={file.name}
        size={file.size}
        thumb={
          <span className={PLATE}>
            <FileIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          </span>
        }
        actions={
          <IconButton size="small" label={`移除 ${file.name}`} onClick={onRemove}>
            <Trash2 {...ICON} />
          </IconButton>
        }
      >
        <p role="alert" className="mt-1 text-12 leading-ui text-danger">
          {file.message}
        </p>
      </RowFrame>
    </li>
  );
}

/** Begun before the page was loaded. */
export function LeftoverRow({ file, onDrop }: { file: RememberedUpload; onDrop: () => void }) {
  return (
    <li className="flex items-center border-b border-line py-3.5">
      <RowFrame
        name={file.name}
        size={file.size}
        thumb={
          <span className={PLATE}>
            <History size={18} strokeWidth={1.75} aria-hidden="true" />
          </span>
        }
        actions={
          <IconButton size="small" label={`放弃上传 ${file.name}`} onClick={onDrop}>
            <X {...ICON} />
          </IconButton>
        }
      >
        <p className="mt-1 text-12 leading-ui text-ink-3">上次没有传完，重新选择这个文件即可继续</p>
      </RowFrame>
    </li>
  );
}

/** What was kept for later; nothing where there is none. */
export function KeptDrafts() {
  const { data } = useInfiniteQuery(myAssetsQuery('draft'));
  const drafts = rowsOf(data);
  if (drafts.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-16 font-semibold">草稿</h2>
      <ul className="mt-2">
        {drafts.map((asset) => (
          <li key={asset.id} className="border-b border-line">
            <Link
              to={`/assets/${asset.id}`}
              className="flex items-baseline gap-3 rounded-sm py-3 text-14 hover:text-brand-ink"
            >
              <span className="min-w-0 flex-1 truncate">{asset.title}</span>
              <span className="shrink-0 text-12 text-ink-3">{formatAgo(asset.created_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
