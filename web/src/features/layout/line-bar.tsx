import { useEffect } from 'react';
import { useLine, watchLine } from '../../api/line.ts';
import { classNames } from '../../ui/class-names.ts';

/**
 * Says that nothing can come or go, and when it can again. Its code is part of the first load: when it is needed, nothing
 * can be fetched. It lets every press through.
 */
export function LineBar() {
  const line = useLine();
  useEffect(() => watchLine(), []);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar-h)+8px)] z-60 flex justify-center">
      {line === 'up' ? null : (
        <span
          className={classNames(
            'flex h-9 animate-rise items-center gap-2 rounded-full px-4 text-13 leading-none font-medium shadow-float',
            line === 'down' ? 'bg-warning-tint text-warning' : 'bg-success-tint text-success',
          )}
        >
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          {line === 'down' ? '网络已断开' : '已重新连接'}
        </span>
      )}
    </output>
  );
}
