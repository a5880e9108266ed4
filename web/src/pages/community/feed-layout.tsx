import type { ReactNode } from 'react';
import { useWideWindow } from '../../hooks/use-media-query.ts';

type FeedLayoutProps = {
  /** Over both columns. */
  head?: ReactNode;
  children: ReactNode;
  /** The column beside the feed; not drawn at all where there is no room for it. */
  rail: ReactNode;
};

/** A feed and a column of notes beside it. */
export function FeedLayout({ head, children, rail }: FeedLayoutProps) {
  const isWide = useWideWindow();
  return (
    <div className="mx-auto w-full max-w-[calc(var(--feed-w)+40px+var(--rail-w))] max-[1180px]:max-w-feed">
      {head}
      <div className="grid grid-cols-[minmax(0,var(--feed-w))_var(--rail-w)] gap-10 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <div className="min-w-0">{children}</div>
        {isWide ? <aside aria-label="热门与推荐">{rail}</aside> : null}
      </div>
    </div>
  );
}
