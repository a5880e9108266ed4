import { Pause, Play } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';

type PlayButtonProps = { name: string; isPlaying: boolean; isBegun: boolean; onClick: () => void };

export function PlayButton({ name, isPlaying, isBegun, onClick }: PlayButtonProps) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      aria-label={`${isPlaying ? '暂停' : '播放'} ${name}`}
      onClick={onClick}
      className={classNames(
        'relative grid size-10 shrink-0 place-items-center rounded-full transition-colors max-md:after:absolute max-md:after:-inset-1',
        isBegun
          ? 'bg-brand text-on-brand hover:bg-brand-hover'
          : 'bg-brand-tint text-brand-ink hover:bg-brand-tint-2',
      )}
    >
      <Icon size={16} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
    </button>
  );
}
