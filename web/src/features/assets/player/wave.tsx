import { formatLength, waveBars } from './wave-bars.ts';

type WaveProps = {
  peaks: readonly number[];
  /** From 0 to 1. */
  share: number;
  duration: number | null;
  label: string;
  bars?: number;
  className?: string;
  onSeek: (share: number) => void;
};

const HEIGHT = 40;
const STEP = 5;
const BAR = 3;
const PARTS = 200;

/** Bars as one line each, of one path: a wall of sounds would be a thousand shapes otherwise. Its ends are round. */
function pathOf(heights: readonly number[], first: number): string {
  return heights
    .map((height, n) => {
      const half = Math.max(0, ((height / 100) * HEIGHT - BAR) / 2);
      return `M${(first + n) * STEP + STEP / 2} ${HEIGHT / 2 - half}v${2 * half}`;
    })
    .join('');
}

/** The loudness of a sound from beginning to end; what was played is coloured, a click goes there. */
export function Wave({ peaks, share, duration, label, bars = 36, className, onSeek }: WaveProps) {
  const heights = waveBars(peaks, bars);
  const played = heights.filter((_, n) => (n + 0.5) / bars <= share).length;
  return (
    <div
      className={`relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className ?? ''}`}
    >
      <svg
        viewBox={`0 0 ${bars * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        strokeWidth={BAR}
        strokeLinecap="round"
        className="block size-full"
      >
        <path d={pathOf(heights.slice(0, played), 0)} className="stroke-brand" />
        <path d={pathOf(heights.slice(played), played)} className="stroke-line-2" />
      </svg>
      <input
        type="range"
        min={0}
        max={PARTS}
        value={Math.round(share * PARTS)}
        aria-label={`${label} 的播放位置`}
        aria-valuetext={formatLength((duration ?? 0) * share)}
        onChange={(event) => onSeek(Number(event.target.value) / PARTS)}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
    </div>
  );
}
