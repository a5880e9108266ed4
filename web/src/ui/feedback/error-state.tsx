import { Button } from '../form/button.tsx';
import { classNames } from '../class-names.ts';

export interface ErrorStateProps {
  /** What happened: 加载约稿详情失败. */
  title: string;
  /** What it means for the person. */
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  retrying?: boolean | undefined;
  className?: string | undefined;
}

export function ErrorState({
  title,
  detail = '网络好像断了一下，再试一次看看。',
  onRetry,
  retrying,
  className,
}: ErrorStateProps) {
  return (
    <div role="alert" className={classNames('flex flex-col items-center px-4 py-7 text-center', className)}>
      <p className="mb-1 font-medium text-ink">{title}</p>
      <p className="text-ink-2">{detail}</p>
      {onRetry ? (
        <Button className="mt-4" loading={retrying} onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </div>
  );
}
