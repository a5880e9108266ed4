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

/** The loudness of a sound from beginning to end; what was played is coloured, a click goes there. */
export function Wave({ peaks, share, duration, label, bars = 36, className, onSeek }: WaveProps) {
  const drawn = waveBars(peaks, bars).map((height, n) => ({
    x: n * STEP + 1,
    tall: (height / 100) * HEIGHT,
    isPlayed: (n + 0.5) / bars <= share,
  }));
  return (
    <div
      className={`relative rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${className ?? ''}`}
    >
      <svg
        viewBox={`0 0 ${bars * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block size-full"
      >
        {drawn.map(({ x, tall, isPlayed }) => (
          <rect
            key={x}
            x={x}
            y={(HEIGHT - tall) / 2}
            width={BAR}
            height={tall}
            rx={1.5}
            className={isPlayed ? 'fill-brand' : 'fill-line-2'}
          />
        ))}
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
