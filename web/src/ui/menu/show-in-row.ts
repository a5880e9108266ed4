/** In a row that scrolls, what is chosen must be in sight, without moving the page. The row is what positions it. */
export function showInRow(row: HTMLElement | null, chosen: HTMLElement | null | undefined): void {
  if (!row || !chosen || row.scrollWidth <= row.clientWidth) return;
  row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
