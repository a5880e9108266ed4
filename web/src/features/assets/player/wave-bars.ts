/** Loudness in so many bars, each the loudest of its part; a sound without measures is a quiet line. */
export function waveBars(peaks: readonly number[], count: number): number[] {
  if (peaks.length === 0) return Array.from({ length: count }, () => 12);
  return Array.from({ length: count }, (_, n) => {
    const from = Math.floor((n * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((n + 1) * peaks.length) / count));
    return Math.max(6, ...peaks.slice(from, to));
  });
}

/** 0:07, 2:18, 1:02:03 */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
