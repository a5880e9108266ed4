import { Button } from '../form/button.tsx';
import { messageOf } from '../../text/api-failure.ts';
import { classNames } from '../class-names.ts';

/** What was thrown, which decides what is said of it; or where nothing was, what it means for the person. */
type Why = { error: unknown; detail?: never } | { error?: never; detail: string };

export type ErrorStateProps = Why & {
  /** What happened: 加载约稿详情失败. */
  title: string;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  retrying?: boolean | undefined;
  className?: string | undefined;
};

/** Whoever was refused reads why, in the server's own words; the network is blamed where no answer came. */
export function ErrorState({ title, error, detail, onRetry, retrying, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames('flex flex-col items-center px-4 py-7 text-center', className)}>
      <p className="mb-1 font-medium text-ink">{title}</p>
      <p className="text-ink-2">{detail ?? messageOf(error, '网络好像断了一下，再试一次看看。')}</p>
      {onRetry ? (
        <Button className="mt-4" loading={retrying} onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </div>
  );
}
