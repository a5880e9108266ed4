export type PagerStep = number | 'gap-before' | 'gap-after';

const REACH = 2;

/** The first page, the current one with two on either side, the last; a gap wherever pages are left out. */
export function pagerWindow(page: number, pageCount: number): PagerStep[] {
  if (pageCount < 1) return [];
  const current = Math.min(Math.max(1, page), pageCount);
  const from = Math.max(1, current - REACH);
  const to = Math.min(pageCount, current + REACH);
  const steps: PagerStep[] = [];
  if (from > 1) steps.push(1);
  if (from > 2) steps.push('gap-before');
  for (let number = from; number <= to; number += 1) steps.push(number);
  if (to < pageCount - 1) steps.push('gap-after');
  if (to < pageCount) steps.push(pageCount);
  return steps;
}
