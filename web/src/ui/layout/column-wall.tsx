import type { CSSProperties, ReactNode } from 'react';
import { belowFrom } from './below.ts';
import { fillColumns } from './fill-columns.ts';

/** How high a card of the wall is: a part that grows with the width of its column, and one that doesn't. */
export type CardHeight = { widths: number; rem: number };
export type WallCard = { key: number; height: CardHeight; card: ReactNode };

type Wall = { columns: 2 | 3 | 4; gapRem: number };
/** On a phone, between, and where there is room: by the same widths as the classes below. */
const WALLS: readonly Wall[] = [
  { columns: 2, gapRem: 1.25 },
  { columns: 3, gapRem: 1.75 },
  { columns: 4, gapRem: 1.75 },
];
/** What a column is reckoned to be wide while the cards are dealt out: only about. */
const COLUMN_REM = 16;
/** Widths are rounded to parts of a pixel. */
const SPARE_REM = 0.25;

const exact = (value: number) => value.toFixed(4);

function layOut(cards: readonly WallCard[], { columns, gapRem }: Wall) {
  const dealt = fillColumns(
    cards.map(({ height }, n) => ({ item: n, height: height.widths + (height.rem + gapRem) / COLUMN_REM })),
    columns,
  );
  const heights = dealt.map((column) => {
    const widths = column.reduce((sum, n) => sum + (cards[n]?.height.widths ?? 0), 0);
    const rem = column.reduce((sum, n) => sum + (cards[n]?.height.rem ?? 0) + gapRem, SPARE_REM);
    return `calc(var(--w${columns}) * ${exact(widths)} + ${exact(rem)}rem)`;
  });
  const columnOf = new Map(dealt.flatMap((column, c) => column.map((n) => [n, c] as const)));
  return { height: `max(${heights.join(', ')})`, columnOf };
}

const WIDTHS = {
  '--w2': 'calc((100cqw - 0.625rem) / 2)',
  '--w3': 'calc((100cqw - 2rem) / 3)',
  '--w4': 'calc((100cqw - 3rem) / 4)',
};

/** So many cards may be on the first screen of a phone. */
const IN_SIGHT = 8;

/** Ends a column. It is as high as the wall, and takes a column of no width for itself. */
const BREAKS = ['order-1', 'order-3 max-md:hidden', 'order-5 hidden min-[1181px]:block'] as const;

/**
 * Cards of any height in columns, each dealt to the shortest so far. How many columns there are is for the stylesheet alone to
 * say, so that what the server has drawn stands as it is on every screen: a wall that flows downwards and wraps, where a
 * card's place in the order is its column. To a keyboard and a reader the cards come one after another.
 */
export function ColumnWall({ cards }: { cards: readonly WallCard[] }) {
  const walls = WALLS.map((wall) => layOut(cards, wall));
  const heights = Object.fromEntries(WALLS.map(({ columns }, w) => [`--h${columns}`, walls[w]?.height]));
  const placeOf = (n: number) =>
    Object.fromEntries(
      WALLS.map(({ columns }, w) => [`--c${columns}`, 2 * (walls[w]?.columnOf.get(n) ?? 0)]),
    );
  return (
    <div className="@container">
      <div
        style={{ ...WIDTHS, ...heights } as CSSProperties}
        className="flex h-(--h3) flex-col flex-wrap content-start gap-x-2 gap-y-7 max-md:h-(--h2) max-md:gap-x-1.25 max-md:gap-y-5 min-[1181px]:h-(--h4)"
      >
        {cards.map(({ key, card }, n) => (
          <div
            key={key}
            style={placeOf(n) as CSSProperties}
            {...belowFrom(IN_SIGHT, n)}
            className="order-(--c3) w-(--w3) [contain-intrinsic-block-size:1rem] max-md:order-(--c2) max-md:w-(--w2) min-[1181px]:order-(--c4) min-[1181px]:w-(--w4)"
          >
            {card}
          </div>
        ))}
        {BREAKS.map((place) => (
          <div key={place} aria-hidden="true" className={`h-full w-0 ${place}`} />
        ))}
      </div>
    </div>
  );
}
