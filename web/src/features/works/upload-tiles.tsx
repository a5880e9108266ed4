import { RotateCw } from 'lucide-react';
import { TextButton } from '../../ui/form/button.tsx';
import type { WorkUpload, WorkUploads } from './work-uploads.ts';

function stateOf({ status, progress }: WorkUpload): string {
  if (status === 'waiting') return '等待上传';
  // Everything has been sent; the server is still drawing the sizes.
  return progress >= 1 ? '处理中' : `${Math.round(progress * 100)}%`;
}

function UploadTile({ upload, queue }: { upload: WorkUpload; queue: WorkUploads }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline">
      <div className="relative col-span-full aspect-square overflow-hidden rounded-img bg-surface-2">
        <img src={upload.previewUrl} alt="" className="size-full object-cover opacity-35" />
        {upload.status === 'failed' ? (
          <p
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-danger-tint p-3 text-center text-13 text-danger"
          >
            <span className="line-clamp-3">{upload.error}</span>
            <TextButton onClick={() => queue.retry(upload.key)} className="gap-1">
              <RotateCw size={14} strokeWidth={1.75} aria-hidden="true" />
              重试
            </TextButton>
          </p>
        ) : (
          <div className="absolute inset-x-3 bottom-3">
            <b className="font-semibold">{stateOf(upload)}</b>
            <progress
              aria-label={`${upload.name}的上传进度`}
              value={Math.round(upload.progress * 100)}
              max={100}
              className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-brand"
            />
          </div>
        )}
      </div>
      <span className="mt-2 truncate font-medium text-ink-2">{upload.name}</span>
      <TextButton
        aria-label={`取消上传 ${upload.name}`}
        onClick={() => queue.remove(upload.key)}
        className="pl-2"
      >
        取消
      </TextButton>
    </li>
  );
}

/** What is on its way, above the wall. */
export function UploadTiles({ uploads, queue }: { uploads: readonly WorkUpload[]; queue: WorkUploads }) {
  if (uploads.length === 0) return null;
  return (
    <ul
      aria-label="正在上传"
      className="mb-6 grid grid-cols-4 gap-x-4 gap-y-5 max-lg:grid-cols-3 max-md:grid-cols-2 max-md:gap-x-2.5 max-md:gap-y-4"
    >
      {uploads.map((upload) => (
        <UploadTile key={upload.key} upload={upload} queue={queue} />
      ))}
    </ul>
  );
}
