/** The loudest of each part, against the loudest of all; silence is 0. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const parts = Math.min(count, samples.length);
  const peaks = Array.from({ length: parts }, (_, n) => {
    const from = Math.floor((n * samples.length) / parts);
    const to = Math.floor(((n + 1) * samples.length) / parts);
    let loudest = 0;
    for (let at = from; at < to; at += 1) loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    return loudest;
  });
  const most = Math.max(0, ...peaks);
  return most === 0 ? peaks.map(() => 0) : peaks.map((peak) => Math.round((peak / most) * 100));
}
