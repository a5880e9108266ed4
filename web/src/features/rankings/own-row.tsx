import type { RankingPeriod } from '@zaojie/contract/rankings/ranking-boards';
import type { OwnPlace } from '@zaojie/contract/rankings/ranking.schemas';
import { useSession } from '../../api/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { FACE, NAME, NUMBER, ROW, RowFigures, TREND } from './creator-row.tsx';
import { figuresOf } from './figures.ts';
import { Trend } from './trend.tsx';

export function ownWords({ place, next }: OwnPlace, isWhole: boolean): string {
  if (next) return `再得 ${next.likes} 个赞可进前 ${next.place}`;
  if (place !== null) return '前面没有人了';
  return isWhole ? '发一件作品，得到的赞都会算进来' : '发过带这类标签的作品，就会排进来';
}

type OwnRowProps = { own: OwnPlace; period: RankingPeriod; isWhole: boolean; onAsk: () => void };

/** Closes the list; on a phone it stays in sight while the list is read. */
export function OwnRow({ own, period, isWhole, onAsk }: OwnRowProps) {
  const user = useSession()?.user;
  const name = user?.nickname || user?.username || '';
  return (
    <section
      aria-label="你的名次"
      data-sticky
      className={classNames(
        ROW,
        'mt-3 min-h-16! rounded-control bg-brand-tint md:-mx-3 md:px-3',
        'max-md:sticky max-md:bottom-(--foot-h) max-md:z-2 max-md:-mx-4 max-md:rounded-none max-md:px-4',
      )}
    >
      <b className={classNames(NUMBER, 'text-brand-ink max-md:text-14')}>{own.place ?? '—'}</b>
      {own.place === null ? <span className={TREND} /> : <Trend value={own.trend} className={TREND} />}
      <span className={FACE}>
        <Avatar name={name} src={user?.avatar} size={44} />
      </span>
      <span className={NAME}>
        <b className="block truncate text-15 font-semibold">
          {own.place === null ? '你还没有上榜' : `你在第 ${own.place} 位`}
        </b>
        <small className="block truncate text-13 text-ink-2">{ownWords(own, isWhole)}</small>
      </span>
      <span className="max-xl:hidden" />
      <RowFigures figures={figuresOf(own, period)} />
      <button
        type="button"
        onClick={onAsk}
        className="justify-self-end rounded-sm text-13 text-brand-ink hover:underline max-md:hidden"
      >
        怎么算的
      </button>
    </section>
  );
}
