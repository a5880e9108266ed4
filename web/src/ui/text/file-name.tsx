import { classNames } from '../class-names.ts';
import { splitFileName } from './split-file-name.ts';

/** In one line, shortened in the middle: the ending says what it is. */
export function FileName({ name, className }: { name: string; className?: string }) {
  const [start, end] = splitFileName(name);
  return (
    <span title={name} className={classNames('flex min-w-0 whitespace-pre', className)}>
      <span className="truncate">{start}</span>
      <span className="shrink-0">{end}</span>
    </span>
  );
}
