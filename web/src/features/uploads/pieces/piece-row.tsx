import { CircleCheck, File as FileIcon, Pause, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';
import type { PieceItem, PieceStatus } from './piece-queue.ts';

export interface PieceActions {
  pause: (key: string) => void;
  /** After a pause or a failure. */
  resume: (key: string) => void;
  remove: (key: string) => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const percentOf = ({ sent, size }: PieceItem) => Math.floor((sent / size) * 100);

const states: Record<PieceStatus, (item: PieceItem) => string> = {
  waiting: () => '等待上传',
  sending: (item) => `${formatSize(item.sent)} / ${formatSize(item.size)}，${percentOf(item)}%`,
  offline: (item) => `网络已断开，恢复后自动继续，${percentOf(item)}%`,
  paused: (item) => `已暂停，${percentOf(item)}%`,
  finishing: () => '正在处理',
  done: (item) => `${formatSize(item.size)}，已上传`,
  failed: (item) => item.error ?? '文件上传失败',
};

function Progress({ item }: { item: PieceItem }) {
  return (
    <progress
      aria-label={`${item.name} 的上传进度`}
      value={percentOf(item)}
      max={100}
      className={classNames(
        'mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-webkit-progress-bar]:bg-surface-3',
        item.status === 'paused' || item.status === 'offline'
          ? '[&::-moz-progress-bar]:bg-ink-4 [&::-webkit-progress-value]:bg-ink-4'
          : '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
      )}
    />
  );
}

/** The frame that finished, running and forgotten ones share. */
export function FileLine(props: { name: string; icon?: ReactNode; children: ReactNode; actions: ReactNode }) {
  const { name, icon = <FileIcon {...ICON} />, children, actions } = props;
  return (
    <li className="flex items-center gap-3 rounded-control border border-line bg-surface py-2.5 pr-2 pl-3.5 text-ink-3">
      {icon}
      <div className="min-w-0 flex-1">
        <FileName name={name} className="text-14 text-ink" />
        {children}
      </div>
      <div className="flex shrink-0 items-center max-md:gap-2">{actions}</div>
    </li>
  );
}

/** One file on its way, with what can be done about it. */
export function PieceRow({ item, actions }: { item: PieceItem; actions: PieceActions }) {
  const { key, name, status } = item;
  const isRunning = status === 'waiting' || status === 'sending' || status === 'offline';
  return (
    <FileLine
      name={name}
      icon={status === 'done' ? <CircleCheck {...ICON} className="text-success" /> : undefined}
      actions={
        <>
          {isRunning ? (
            <IconButton size="small" label="暂停" onClick={() => actions.pause(key)}>
              <Pause {...ICON} />
            </IconButton>
          ) : null}
          {status === 'paused' ? (
            <IconButton size="small" label="继续" onClick={() => actions.resume(key)}>
              <Play {...ICON} />
            </IconButton>
          ) : null}
          {status === 'failed' ? (
            <IconButton size="small" label="重试" onClick={() => actions.resume(key)}>
              <RotateCw {...ICON} />
            </IconButton>
          ) : null}
          <IconButton
            size="small"
            label={status === 'done' ? '移除' : '取消上传'}
            onClick={() => actions.remove(key)}
          >
            <X {...ICON} />
          </IconButton>
        </>
      }
    >
      <p
        {...(status === 'failed' && { role: 'alert' })}
        className={classNames('text-12 leading-ui', status === 'failed' ? 'text-danger' : 'text-ink-3')}
      >
        {states[status](item)}
      </p>
      {status === 'done' || status === 'failed' ? null : <Progress item={item} />}
    </FileLine>
  );
}
