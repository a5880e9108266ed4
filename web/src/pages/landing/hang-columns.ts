/** Three columns at different heights, as on a real wall; their room is counted in their own width. */
const ROOM = [3.6, 4.4, 3.2] as const;
/** The label under a work and the gap to the next. */
const LABEL = 0.22;
const FLATTEST = 2;
const NARROWEST = 0.56;

/** Width by height as it hangs here: a banner or a scroll is cropped. */
export function wallRatio({ width, height }: { width: number; height: number }): number {
  if (!(width > 0) || !(height > 0)) return 1;
  return Math.min(FLATTEST, Math.max(NARROWEST, width / height));
}

/** Hangs works, in order, where most room is left; what finds none stays away. */
export function hangColumns<Work extends { width: number; height: number }>(
  works: readonly Work[],
): Work[][] {
  const columns = ROOM.map((room) => ({ room: room as number, works: [] as Work[] }));
  for (const work of works) {
    const widest = columns.reduce((best, column) => (column.room > best.room ? column : best));
    if (widest.room <= 0) break;
    widest.works.push(work);
    widest.room -= 1 / wallRatio(work) + LABEL;
  }
  return columns.map((column) => column.works);
}
