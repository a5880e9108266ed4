type Placed<Item> = { item: Item; height: number };

/** Lays items, in order, into the column that is shortest so far; heights are in widths of a column. */
export function fillColumns<Item>(items: readonly Placed<Item>[], count: number): Item[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, items: [] as Item[] }));
  for (const { item, height } of items) {
    const shortest = columns.reduce((best, column) => (column.height < best.height - 1e-6 ? column : best));
    shortest.items.push(item);
    shortest.height += height;
  }
  return columns.map((column) => column.items);
}
