let last = 0;

/** For a row that the server doesn't know yet. */
export function nextKey(): string {
  last += 1;
  return `new-${last}`;
}

/** The rows with one of them a step further up or down. */
export function moved<Row>(rows: readonly Row[], place: number, step: number): Row[] {
  const next = [...rows];
  const [row] = next.splice(place, 1);
  if (row !== undefined) next.splice(place + step, 0, row);
  return next;
}
