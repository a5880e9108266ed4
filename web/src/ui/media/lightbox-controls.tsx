import { ChevronLeft, ChevronRight, Maximize, Minimize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import type { OnwardPicture } from './lightbox.tsx';
import { ZOOM, zoomBy } from './zoom.ts';

interface LightboxBarProps {
  index: number;
  count: number;
  /** Where a picture from elsewhere stands; null for one of the first. */
  onward: OnwardPicture | null;
  onwardsOf: string | undefined;
  isFullSize: boolean;
  onFullSize: (isFullSize: boolean) => void;
  zoom: number;
  onZoom: (zoom: number) => void;
  onClose: () => void;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Place({ index, count, onward, onwardsOf }: LightboxBarProps) {
  if (onward === null) return `${index + 1} / ${count}`;
  return (
    <>
      <span className="text-ink-3">{onwardsOf ?? '更多作品'}</span>
      <Link to={onward.path} className="ml-2 text-ink underline-offset-3 hover:underline">
        {onward.title}
      </Link>
    </>
  );
}

export function LightboxBar(props: LightboxBarProps) {
  const { zoom, onZoom, isFullSize, onFullSize, onClose } = props;
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line px-3">
      <p aria-live="polite" className="mr-auto min-w-0 truncate px-1 text-13 text-ink-2">
        <Place {...props} />
      </p>
      <IconButton label="缩小" disabled={zoom <= ZOOM.min} onClick={() => onZoom(zoomBy(zoom, -1))}>
        <ZoomOut {...ICON} />
      </IconButton>
      <button
        type="button"
        aria-label={`当前 ${Math.round(zoom * 100)}%，恢复原始比例`}
        onClick={() => onZoom(1)}
        className="h-10 min-w-14 rounded-control text-13 text-ink-2 transition-colors hover:bg-surface-2 hover:text-ink"
      >
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label="放大" disabled={zoom >= ZOOM.max} onClick={() => onZoom(zoomBy(zoom, 1))}>
        <ZoomIn {...ICON} />
      </IconButton>
      <IconButton
        label={isFullSize ? '适应窗口' : '原始大小'}
        aria-pressed={isFullSize}
        onClick={() => onFullSize(!isFullSize)}
      >
        {isFullSize ? <Minimize {...ICON} /> : <Maximize {...ICON} />}
      </IconButton>
      <IconButton label="关闭" onClick={onClose} className="ml-1">
        <X {...ICON} />
      </IconButton>
    </header>
  );
}

export function LightboxNeighbour({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={side === 'left' ? '上一张' : '下一张'}
      onClick={onClick}
      className={classNames(
        'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-scrim text-on-scrim transition-colors hover:bg-brand',
        side === 'left' ? 'left-4 max-md:left-2' : 'right-4 max-md:right-2',
      )}
    >
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
