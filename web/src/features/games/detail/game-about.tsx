import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { Link } from 'react-router';
import { formatDay } from '../../../text/dates.ts';

const searchPathOf = (tag: string) => `/search?keyword=${encodeURIComponent(tag)}&type=game`;

/** Blank lines part paragraphs; the same words may stand twice, so each is known by its place. */
function paragraphsOf(text: string) {
  return text
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== '')
    .map((words, place) => ({ words, place }));
}

/** What the developer says of it. */
export function GameAbout({ game }: { game: GameDetail }) {
  const paragraphs = paragraphsOf(game.description);
  return (
    <section aria-labelledby="game-about">
      <h2 id="game-about" className="mb-3 text-22 max-md:text-20">
        关于这款游戏
      </h2>
      <div className="grid max-w-[42em] grid-cols-1 gap-[.7em] text-16 leading-[1.8] text-ink-2">
        {paragraphs.length === 0 ? <p className="text-ink-3">开发者还没有写介绍。</p> : null}
        {paragraphs.map(({ words, place }) => (
          <p key={place} className="break-words whitespace-pre-line">
            {words}
          </p>
        ))}
      </div>
      {game.tags.length > 0 ? (
        <ul aria-label="标签" className="mt-3.5 flex flex-wrap gap-x-4 gap-y-1">
          {game.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={searchPathOf(tag)}
                className="rounded-sm text-13 text-brand-ink underline-offset-3 hover:underline"
              >
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const UPDATES_SHOWN = 5;

export function GameUpdates({ updates }: { updates: GameDetail['updates'] }) {
  if (updates.length === 0) return null;
  return (
    <section aria-label="更新">
      <h2 className="mb-3 text-16">更新</h2>
      <ol>
        {updates.slice(0, UPDATES_SHOWN).map(({ version, notes, created_at: at }) => (
          <li key={version + at} className="border-t border-line py-2.5">
            <p className="flex items-baseline justify-between gap-3">
              <b className="font-semibold">{version}</b>
              <time dateTime={at} className="text-12 text-ink-3">
                {formatDay(at)}
              </time>
            </p>
            {notes === '' ? null : (
              <p className="mt-0.5 break-words whitespace-pre-line text-ink-2">{notes}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
