import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import type { ReactNode } from 'react';
import { formatCount } from '../../../text/numbers.ts';
import { REVIEWS_ID } from '../detail/game-head.tsx';

/** The section under its heading, whether what people wrote has come or not. */
export function ReviewsFrame({ game, children }: { game: GameDetail; children: ReactNode }) {
  return (
    <section id={REVIEWS_ID} aria-labelledby="reviews-title" className="mt-12 scroll-mt-20 max-md:mt-9">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h2 id="reviews-title" className="text-22 max-md:text-20">
          评价
        </h2>
        <p className="text-13 text-ink-3">
          {formatCount(game.rating_count)} 个评分，{formatCount(game.comment_count)} 条评论
        </p>
      </div>
      {children}
    </section>
  );
}
