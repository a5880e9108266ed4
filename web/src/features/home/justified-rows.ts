/** The width rows are planned for. A narrower or wider window scales them, so nothing is measured and nothing jumps. */
const WALL = { width: 1156, gap: 16, ideal: 330, tallest: 430 };
export type Wall = typeof WALL;

export interface WallRow {
  /** Positions in the list, in order. */
  items: number[];
  heightPx: number;
  /** Ratio left empty at the right end of a last row too short to be stretched. */
  spare: number;
}

const FLATTEST = 2.4;
const NARROWEST = 0.5;
/** What an unfilled last row costs beside rows that miss the ideal height. */
const LOOSE_COST = 0.2;

/** Width by height as it hangs on the wall: a banner or a scroll is cropped to something that fits a row. */
export function hangingRatio(width: number, height: number): number {
  if (!(width > 0) || !(height > 0)) return 1;
  return Math.min(FLATTEST, Math.max(NARROWEST, width / height));
}

interface Plan {
  cost: number;
  row: WallRow | null;
  nextStart: number;
}

function layRow(ratios: readonly number[], start: number, end: number, wall: Wall): [WallRow, number] {
  const items = Array.from({ length: end - start }, (_, offset) => start + offset);
  const sum = items.reduce((total, index) => total + (ratios[index] ?? 1), 0);
  const heightPx = (wall.width - wall.gap * (items.length - 1)) / sum;
  if (end === ratios.length && heightPx > wall.tallest) {
    // The empty end takes a gap of its own.
    const spare = (wall.width - wall.gap * items.length) / wall.ideal - sum;
    if (spare > 0) return [{ items, heightPx: wall.ideal, spare }, LOOSE_COST];
  }
  return [{ items, heightPx, spare: 0 }, Math.log(heightPx / wall.ideal) ** 2];
}

/** The cheapest way to break works from each position to the end. */
function planRows(ratios: readonly number[], wall: Wall): Plan[] {
  const end = ratios.length;
  const plans: Plan[] = [];
  plans[end] = { cost: 0, row: null, nextStart: end };
  for (let start = end - 1; start >= 0; start -= 1) {
    let best: Plan = { cost: Infinity, row: null, nextStart: end };
    for (let stop = start + 1; stop <= end; stop += 1) {
      const [row, rowCost] = layRow(ratios, start, stop, wall);
      const cost = rowCost + (plans[stop]?.cost ?? Infinity);
      if (cost < best.cost) best = { cost, row, nextStart: stop };
    }
    plans[start] = best;
  }
  return plans;
}

/** Breaks works into rows of equal width whose heights come nearest to the ideal, keeping their order. */
export function justifiedRows(ratios: readonly number[], wall: Wall = WALL): WallRow[] {
  const plans = planRows(ratios, wall);
  const rows: WallRow[] = [];
  for (let start = 0; start < ratios.length; start = plans[start]?.nextStart ?? ratios.length) {
    const row = plans[start]?.row;
    if (row) rows.push(row);
  }
  return rows;
}

/** How far a work may move from its place to make the rows even. */
const REACH = 3;
const MOST_SWAPS = 12;

function swapped(order: readonly number[], one: number, other: number): number[] {
  const next = [...order];
  next[one] = order[other] ?? 0;
  next[other] = order[one] ?? 0;
  return next;
}

/** An order close to the given one in which the rows come out about equally high: neighbours change places while it helps. */
export function hangingOrder(ratios: readonly number[], wall: Wall = WALL): number[] {
  const costOf = (order: readonly number[]) =>
    planRows(
      order.map((index) => ratios[index] ?? 1),
      wall,
    )[0]?.cost ?? 0;
  let order = ratios.map((_, index) => index);
  let cost = costOf(order);
  for (let swaps = 0; swaps < MOST_SWAPS; swaps += 1) {
    const before = order;
    const tries = before.flatMap((_, one) =>
      Array.from({ length: REACH }, (_unused, step) => one + step + 1)
        .filter((other) => other < before.length)
        .map((other) => swapped(before, one, other)),
    );
    for (const next of tries) {
      const nextCost = costOf(next);
      if (nextCost < cost) [order, cost] = [next, nextCost];
    }
    if (order === before) break;
  }
  return order;
}
