import {
  Box,
  File as FileIcon,
  Film,
  Image as ImageIcon,
  Music,
  Pause,
  Play,
  RotateCw,
  Trash2,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';
import type { PieceItem, PieceQueue, PieceStatus } from '../../uploads/pieces/piece-queue.ts';
import type { AssetDraft } from './asset-drafts.ts';

const ICON = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons = { image: ImageIcon, audio: Music, video: Film, model: Box, file: FileIcon };

const percentOf = ({ sent, size }: PieceItem) => Math.floor((sent / size) * 100);

const words: Record<PieceStatus, (item: PieceItem) => string> = {
  waiting: () => '等待上传',
  sending: (item) => `上传中 ${percentOf(item)}%`,
  offline: (item) => `网络断了，已传的 ${formatSize(item.sent)} 保留着，恢复后自动继续`,
  paused: (item) => `已暂停，停在 ${percentOf(item)}%`,
  finishing: () => '正在处理',
  done: () => '已传完，待填写信息',
  failed: (item) => `${item.error ?? '文件上传失败'}，已传的 ${formatSize(item.sent)} 保留着`,
};

const BAR: Record<PieceStatus, string> = {
  waiting: '[&::-moz-progress-bar]:bg-ink-4 [&::-webkit-progress-value]:bg-ink-4',
  sending: '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
  offline: '[&::-moz-progress-bar]:bg-ink-4 [&::-webkit-progress-value]:bg-ink-4',
  paused: '[&::-moz-progress-bar]:bg-ink-4 [&::-webkit-progress-value]:bg-ink-4',
  finishing: '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
  done: '[&::-moz-progress-bar]:bg-success [&::-webkit-progress-value]:bg-success',
  failed: '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger',
};

/** A picture shows itself before it has arrived. */
export function Thumb({ draft }: { draft: AssetDraft | undefined }) {
  const address = draft?.preview?.url ?? draft?.thumb ?? null;
  const Icon = icons[draft?.type ?? 'file'];
  return (
    <span className="grid size-13 shrink-0 place-items-center overflow-hidden rounded-control bg-surface-2 text-ink-2">
      {address === null ? (
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <img src={address} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}

/** The frame that files on their way, refused and forgotten ones share. */
export function RowFrame(props: {
  name: string;
  size: number;
  thumb: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3.5">
      {props.thumb}
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3 leading-ui">
          <FileName name={props.name} className="min-w-0 flex-1 text-14" />
          <span className="shrink-0 text-12 text-ink-3 tabular-nums">{formatSize(props.size)}</span>
        </p>
        {props.children}
      </div>
      <div className="flex shrink-0 items-center max-md:gap-1">{props.actions}</div>
    </div>
  );
}

type UploadRowProps = {
  item: PieceItem;
  draft: AssetDraft | undefined;
  queue: PieceQueue;
  isChosen: boolean;
  onChoose: () => void;
};

/** One file on its way, and what can be done about it. */
export function UploadRow({ item, draft, queue, isChosen, onChoose }: UploadRowProps) {
  const { key, name, status } = item;
  const isRunning = status === 'waiting' || status === 'sending' || status === 'offline';
  return (
    <li
      className={classNames(
        'relative flex items-center border-b border-line py-3.5',
        isChosen &&
          'before:absolute before:inset-y-3.5 before:-left-4 before:w-0.75 before:rounded-full before:bg-brand max-md:before:-left-2.5',
      )}
    >
      <RowFrame
        name={name}
        size={item.size}
        thumb={
          <button
            type="button"
            aria-label={`填写 ${name} 的信息`}
            aria-pressed={isChosen}
            onClick={onChoose}
            className="rounded-control"
          >
            <Thumb draft={draft} />
          </button>
        }
        actions={
          <>
            {isRunning ? (
              <IconButton size="small" label={`暂停 ${name}`} onClick={() => queue.pause(key)}>
                <Pause {...ICON} />
              </IconButton>
            ) : null}
            {status === 'paused' ? (
              <IconButton size="small" label={`继续 ${name}`} onClick={() => queue.resume(key)}>
                <Play {...ICON} />
              </IconButton>
            ) : null}
            {status === 'failed' ? (
              <IconButton size="small" label={`重试 ${name}`} onClick={() => queue.resume(key)}>
                <RotateCw {...ICON} />
              </IconButton>
            ) : null}
            <IconButton
              size="small"
              label={status === 'done' ? `移除 ${name}` : `取消上传 ${name}`}
              onClick={() => queue.remove(key)}
            >
              {status === 'done' ? <Trash2 {...ICON} /> : <X {...ICON} />}
            </IconButton>
          </>
        }
      >
        <progress
          aria-label={`${name} 的上传进度`}
          value={status === 'done' ? 100 : percentOf(item)}
          max={100}
          className={classNames(
            'mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-webkit-progress-bar]:bg-surface-3',
            BAR[status],
          )}
        />
        <p
          {...(status === 'failed' && { role: 'alert' })}
          className={classNames(
            'mt-1 text-12 leading-ui',
            status === 'failed' && 'text-danger',
            status === 'done' && 'text-success',
            status !== 'failed' && status !== 'done' && 'text-ink-3',
          )}
        >
          {words[status](item)}
        </p>
      </RowFrame>
    </li>
  );
}
