type Sized = { width: number; height: number };

/** What stands under a picture takes about this much of a column's width. */
const LABEL_SHARE = 0.18;

/** Puts each into the column that is shortest so far; those already placed never move when more come. */
export function inColumns<T>(items: readonly T[], count: number, sizeOf: (item: T) => Sized): T[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, items: [] as T[] }));
  for (const item of items) {
    const { width, height } = sizeOf(item);
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least));
    shortest.items.push(item);
    shortest.height += (width > 0 ? height / width : 1) + LABEL_SHARE;
  }
  return columns.map((column) => column.items);
}
