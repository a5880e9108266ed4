/** What the clock of a dark panel shows. */
export type ClockFace = {
  /** What is counted down to: 距自动验收. */
  label: string;
  deadline: string;
  /** Under the bar: 11月19日 20:16 到期. */
  note: string;
  /** One segment for each day, or hour; 0 where there is no beginning to count from. */
  segments: number;
  unitMs: number;
};

/** How many segments are behind: the one that runs isn't. */
export function segmentsPassed({ segments, unitMs }: ClockFace, leftMs: number): number {
  return Math.min(segments, Math.max(0, segments - Math.ceil(leftMs / unitMs)));
}
