import { FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { toast } from '../../../ui/feedback/toast.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';
import { thumbnailOf } from '../thumbnail-of.ts';
import { acceptOf } from '../upload-checks.ts';
import { ADD_TILE } from './add-tile.ts';
import type { FileQueue, QueuedFile } from './file-queue.ts';

const ACCEPT = [acceptOf('image'), acceptOf('video'), acceptOf('document')].join(',');
const TILE = 'relative grid aspect-square min-w-0 overflow-hidden rounded-img';

function FileFace({ file }: { file: QueuedFile }) {
  if (file.uploaded?.kind === 'image') {
    return (
      <img src={thumbnailOf(file.uploaded.url, 84)} alt={file.name} className="size-full object-cover" />
    );
  }
  return (
    <span className="grid min-w-0 place-content-center justify-items-center gap-1 bg-surface-2 p-1.5 text-12 leading-4 text-ink-2">
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
      <FileName name={file.name} className="max-w-16" />
    </span>
  );
}

function FileTile({ file, queue }: { file: QueuedFile; queue: FileQueue }) {
  const percent = Math.round(file.progress * 100);
  return (
    <li className={TILE}>
      <FileFace file={file} />
      {file.status === 'uploading' ? (
        <span className="pointer-events-none absolute inset-0 grid place-content-center bg-scrim text-13 text-on-scrim">
          {percent}%
          <progress
            aria-label={`${file.name} 的上传进度`}
            value={percent}
            max={100}
            className="absolute inset-x-2 bottom-2 h-1 w-auto appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-on-scrim [&::-webkit-progress-bar]:bg-scrim-soft [&::-webkit-progress-value]:bg-on-scrim"
          />
        </span>
      ) : null}
      {file.status === 'failed' ? (
        <button
          type="button"
          onClick={() => queue.retry(file.key)}
          title={file.error ?? undefined}
          className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-danger-tint p-1 text-12 leading-4 text-danger"
        >
          <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="line-clamp-2">{file.error}</span>
        </button>
      ) : null}
      <button
        type="button"
        onClick={() => queue.remove(file.key)}
        aria-label={`移除 ${file.name}`}
        className="absolute top-1 right-1 grid size-5.5 place-items-center rounded-full bg-scrim text-on-scrim after:absolute after:-inset-2 hover:bg-brand"
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}

type FileTilesProps = {
  queue: FileQueue;
  files: readonly QueuedFile[];
  /** Asked before the picker opens: visitors sign in first. */
  onAdd?: (() => boolean) | undefined;
};

/** Pictures, films and documents that go along, with their progress: tiles of a list. */
export function FileTileItems({ queue, files, onAdd }: FileTilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {files.map((file) => (
        <FileTile key={file.key} file={file} queue={queue} />
      ))}
      {files.length < queue.max ? (
        <li>
          <button
            type="button"
            onClick={() => ((onAdd?.() ?? true) ? input.current?.click() : undefined)}
            className={ADD_TILE}
          >
            <Paperclip size={18} strokeWidth={1.75} aria-hidden="true" />
            传文件
          </button>
          <FileInput
            ref={input}
            label="选择附件"
            accept={ACCEPT}
            onFiles={(chosen) => {
              for (const message of queue.add(chosen)) toast.error(message);
            }}
          />
        </li>
      ) : null}
    </>
  );
}

/** The same as a field of its own. */
export function FileTiles({ label, ...tiles }: FileTilesProps & { label: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">
        {label}
        <span className="ml-2 text-12 text-ink-3">选填，最多 {tiles.queue.max} 个</span>
      </legend>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
        <FileTileItems {...tiles} />
      </ul>
    </fieldset>
  );
}
