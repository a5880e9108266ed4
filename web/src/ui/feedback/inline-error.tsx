import { Button } from '../form/button.tsx';
import { classNames } from '../class-names.ts';

export interface InlineErrorProps {
  /** What is missing: 标签没有取到. */
  text: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  className?: string | undefined;
}

/** One line where a small list should be. A whole page or a main list says it with ErrorState. */
export function InlineError({ text, onRetry, retrying, className }: InlineErrorProps) {
  return (
    <div role="alert" className={classNames('flex items-center gap-3 text-13 text-ink-3', className)}>
      {text}
      <Button size="small" loading={retrying} onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
