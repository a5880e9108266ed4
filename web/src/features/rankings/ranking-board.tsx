import type { UseQueryResult } from '@tanstack/react-query';
import type { Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Pager } from '../../ui/menu/pager.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { CompetitionBoard } from './competition-board.tsx';
import { CreatorBoard } from './creator-board.tsx';
import { DemoBoard } from './demo-board.tsx';
import { GameBoard } from './game-board.tsx';
import { NoEntries } from './no-entries.tsx';
import { FEW, MANY, type RankingPlace } from './ranking-address.ts';

type BoardProps = {
  place: RankingPlace;
  ranking: UseQueryResult<Ranking>;
  onMove: (part: Partial<RankingPlace>) => void;
};

function Entries({ ranking }: { ranking: Ranking }) {
  const { tab } = ranking;
  if (tab === 'demos') return <DemoBoard ranking={ranking} />;
  if (tab === 'creators') return <CreatorBoard ranking={ranking} />;
  if (tab === 'competition') return <CompetitionBoard ranking={ranking} />;
  return tab === 'games' ? <GameBoard ranking={ranking} /> : <NoEntries tab={tab} />;
}

/** Ten to begin with; whoever wants to see more goes on by fifties. */
function Further({ place, ranking, onMove }: Pick<BoardProps, 'place' | 'onMove'> & { ranking: Ranking }) {
  const { total } = ranking;
  if (place.page !== null) {
    return (
      <div className="pt-7">
        <Pager page={place.page} pageCount={Math.ceil(total / MANY)} onChange={(page) => onMove({ page })} />
      </div>
    );
  }
  if (total <= FEW) return null;
  return (
    <p className="pt-6 text-center">
      <Button look="quiet" onClick={() => onMove({ page: 1 })}>
        看到第 {Math.min(total, MANY)} 名
      </Button>
    </p>
  );
}

export function RankingBoard({ place, ranking, onMove }: BoardProps) {
  const { data, isPending, isPlaceholderData, error, isFetching, refetch } = ranking;
  if (isPending) return <BoardSkeleton />;
  if (data === undefined || (ranking.isError && isPlaceholderData)) {
    return (
      <ErrorState title="加载排行失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <Entries ranking={data} />
      <Further place={place} ranking={data} onMove={onMove} />
    </div>
  );
}
