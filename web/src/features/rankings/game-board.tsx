import type { RankedGame, Ranking } from '@zaojie/contract/rankings/ranking.schemas';
import { Link } from 'react-router';
import { formatCount } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { below } from '../../ui/layout/below.ts';
import { pictureSource } from '../../ui/media/picture-source.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { TOP_GRID } from './creator-board.tsx';
import { NUMBER, TREND } from './creator-row.tsx';
import { GameTopCard, Price, ratingWords } from './game-top-card.tsx';
import { NoEntries } from './no-entries.tsx';
import { Trend } from './trend.tsx';

const TOP = 3;
const ROW =
  'relative grid min-h-21 grid-cols-[32px_52px_104px_minmax(0,1fr)_72px_72px_72px_84px] items-center gap-x-3 ' +
  'max-lg:grid-cols-[32px_52px_104px_minmax(0,1fr)_72px_84px] max-md:min-h-18 max-md:grid-cols-[26px_84px_minmax(0,1fr)_auto] max-md:gap-x-2.5';
const BOTH_LINES = 'max-md:row-span-2 max-md:row-start-1';

function GameFigures({ game }: { game: RankedGame }) {
  const figures = [
    { label: '评分', value: ratingWords(game.rating) },
    { label: '玩家', value: formatCount(game.players) },
    { label: '喜欢', value: formatCount(game.likes) },
  ];
  return figures.map(({ label, value }, index) => (
    <span
      key={label}
      className={classNames(
        'text-right leading-[1.4] font-medium tabular-nums max-md:hidden',
        index > 0 && 'max-lg:hidden',
      )}
    >
      {value}
      <small className="block text-12 font-normal text-ink-3">{label}</small>
    </span>
  ));
}

function GameRow({ game, isBelowTop }: { game: RankedGame; isBelowTop: boolean }) {
  return (
    <li className="border-b border-line">
      <div className={ROW} {...(isBelowTop && below)}>
        <b className={classNames(NUMBER, 'text-ink-2')}>{game.place}</b>
        <Trend value={game.trend} className={TREND} />
        <span className={classNames('h-15.5 max-md:col-start-2 max-md:h-14', BOTH_LINES)}>
          {game.cover ? (
            <Picture {...pictureSource(game.cover)} sizes="104px" className="rounded-[6px]" />
          ) : (
            <span className="block size-full rounded-[6px] bg-surface-2" />
          )}
        </span>
        <span className={classNames('min-w-0 max-md:col-start-3', BOTH_LINES)}>
          <Link
            to={`/games/${game.id}`}
            className="block truncate text-15 font-semibold -outline-offset-2 after:absolute after:inset-0 hover:text-brand-ink"
          >
            {game.title}
          </Link>
          <small className="block truncate text-13 text-ink-3">
            {[game.developer, ...game.tags.slice(0, 1)].join(' · ')}
          </small>
        </span>
        <GameFigures game={game} />
        <Price
          yuan={game.price}
          className="text-right max-md:col-start-4 max-md:row-start-2 max-md:self-start max-md:text-13"
        />
      </div>
    </li>
  );
}

export function GameBoard({ ranking: { games, total } }: { ranking: Ranking }) {
  if (total === 0) return <NoEntries tab="games" />;
  const top = games.filter(({ place }) => place <= TOP);
  const rest = games.filter(({ place }) => place > TOP);
  return (
    <>
      {top.length > 0 ? (
        <ol aria-label="前三名" className={classNames(TOP_GRID, 'gap-6! max-md:gap-6!')}>
          {top.map((game) => (
            <li key={game.id}>
              <GameTopCard game={game} />
            </li>
          ))}
        </ol>
      ) : null}
      {rest.length > 0 ? (
        <ol aria-label="榜单" className="mt-3 first:mt-0">
          {rest.map((game) => (
            <GameRow key={game.id} game={game} isBelowTop={top.length === TOP} />
          ))}
        </ol>
      ) : null}
    </>
  );
}
