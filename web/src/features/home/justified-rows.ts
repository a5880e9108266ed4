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

/** Width by height as it hangs on the wall: a banner or a scroll is cropped to something that fits a row. */
export function hangingRatio(width: number, height: number): number {
  if (!(width > 0) || !(height > 0)) return 1;
  return Math.min(FLATTEST, Math.max(NARROWEST, width / height));
}

/**
 * Rows are compared by whole numbers. The server and the browser both lay the wall and must come to the same: logarithms
 * differ in the last bit from one engine to the next, and sums of fractions by the order of what is added.
 */
const RATIO_UNITS = 1_000;
const COST_UNITS = 1_000_000;
/** What an unfilled last row costs beside rows that miss the ideal height. */
const LOOSE_COST = 200_000;

const inUnits = (ratios: readonly number[]) => ratios.map((ratio) => Math.round(ratio * RATIO_UNITS));

const widthOf = (count: number, wall: Wall) => wall.width - wall.gap * (count - 1);

/** The ratio that a last row leaves empty when it is too short to be stretched; 0 for any other. The empty end takes a gap of its own. */
function spareOf(ratioSum: number, count: number, wall: Wall): number {
  const isTooHigh = widthOf(count, wall) > wall.tallest * ratioSum;
  return isTooHigh ? Math.max(0, widthOf(count + 1, wall) / wall.ideal - ratioSum) : 0;
}

/** How far a row is from the ideal height: the same for twice as high and half as high. */
function costOf(units: number, count: number, wall: Wall): number {
  const width = widthOf(count, wall);
  if (width <= 0) return Infinity;
  const times = (width * RATIO_UNITS) / (units * wall.ideal);
  const off = times - 1 / times;
  return Math.round((off * off * COST_UNITS) / 4);
}

interface Plan {
  cost: number;
  nextStart: number;
}

function planFrom(start: number, units: readonly number[], plans: readonly Plan[], wall: Wall): Plan {
  const end = units.length;
  let best = { cost: Infinity, nextStart: end };
  let sum = 0;
  for (let stop = start + 1; stop <= end; stop += 1) {
    sum += units[stop - 1] ?? RATIO_UNITS;
    const isLoose = stop === end && spareOf(sum / RATIO_UNITS, stop - start, wall) > 0;
    const rowCost = isLoose ? LOOSE_COST : costOf(sum, stop - start, wall);
    const cost = rowCost + (plans[stop]?.cost ?? 0);
    if (cost < best.cost) best = { cost, nextStart: stop };
    // Flatter than the ideal, a row only gets worse with every further work.
    else if (rowCost >= best.cost && sum * wall.ideal > wall.width * RATIO_UNITS) break;
  }
  return best;
}

/** The cheapest way to break works from each position to the end: its cost, and where the next row begins. */
function planRows(units: readonly number[], wall: Wall): Plan[] {
  const plans: Plan[] = [];
  plans[units.length] = { cost: 0, nextStart: units.length };
  for (let start = units.length - 1; start >= 0; start -= 1) {
    plans[start] = planFrom(start, units, plans, wall);
  }
  return plans;
}

function layRow(ratios: readonly number[], start: number, end: number, wall: Wall): WallRow {
  const items = Array.from({ length: end - start }, (_, offset) => start + offset);
  const sum = items.reduce((total, index) => total + (ratios[index] ?? 1), 0);
  const spare = end === ratios.length ? spareOf(sum, items.length, wall) : 0;
  return { items, heightPx: spare > 0 ? wall.ideal : widthOf(items.length, wall) / sum, spare };
}

/** Breaks works into rows of equal width whose heights come nearest to the ideal, keeping their order. */
export function justifiedRows(ratios: readonly number[], wall: Wall = WALL): WallRow[] {
  const plans = planRows(inUnits(ratios), wall);
  const rows: WallRow[] = [];
  for (let start = 0; start < ratios.length;) {
    const stop = plans[start]?.nextStart ?? ratios.length;
    rows.push(layRow(ratios, start, stop, wall));
    start = stop;
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
  const units = inUnits(ratios);
  const costBy = (order: readonly number[]) =>
    planRows(
      order.map((index) => units[index] ?? RATIO_UNITS),
      wall,
    )[0]?.cost ?? 0;
  let order = ratios.map((_, index) => index);
  let cost = costBy(order);
  for (let swaps = 0; swaps < MOST_SWAPS; swaps += 1) {
    const before = order;
    for (let one = 0; one < before.length; one += 1) {
      for (let other = one + 1; other <= one + REACH && other < before.length; other += 1) {
        const next = swapped(before, one, other);
        const nextCost = costBy(next);
        if (nextCost < cost) [order, cost] = [next, nextCost];
      }
    }
    if (order === before) break;
  }
  return order;
}
