import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../hooks/use-media-query.ts';
import { classNames } from '../../ui/class-names.ts';

const FLECKS = 51;
const WIDTH = 1440;
const HEIGHT = 900;

/** Torn leaf, in units of its size. */
const SHAPES = [
  '1,0 .3,.6 -.9,.4 -.8,-.4 .3,-.6',
  '1,0 .2,.5 -1,.5 -.5,-.3',
  '.9,0 .4,.8 -.6,.3 -.8,-.4 .3,-.5',
];
const FILLS = ['fill-(--zhe-300)', 'fill-(--zhe-400)', 'fill-(--zhe-500)', 'fill-(--shiqing-400)'];
const DRIFTS = ['animate-drift', 'animate-drift-slow', 'animate-drift-slowest'];

type Fleck = { id: number; points: string; fill: string; place: string; opacity: number };

/** The steps spread the flecks evenly, whatever their number. */
const STEP_X = 1087;
const STEP_Y = 513;

/** The same scattering every time. */
function scatter(): Fleck[][] {
  let seed = 20_260;
  const upTo = (most: number) => (seed = (seed * 16_807) % 2_147_483_647) % most;
  const layers = DRIFTS.map((): Fleck[] => []);
  for (let id = 0; id < FLECKS; id += 1) {
    const size = (upTo(50) + 14) / 10;
    const x = (id * STEP_X + upTo(90)) % WIDTH;
    const y = (id * STEP_Y + upTo(70)) % HEIGHT;
    layers[id % layers.length]?.push({
      id,
      points: SHAPES[upTo(SHAPES.length)] ?? '',
      fill: FILLS[upTo(FILLS.length)] ?? '',
      place: `translate(${x} ${y}) rotate(${upTo(360)}) scale(${size})`,
      opacity: (upTo(40) + 30) / 100,
    });
  }
  return layers;
}

/** Whether any of an element is in the window. */
function useInWindow() {
  const ref = useRef<HTMLDivElement>(null);
  const [isInWindow, setInWindow] = useState(true);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInWindow(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInWindow };
}

/**
 * Gold leaf on the paper, as on old letter papers. Three layers that the compositor moves by itself: no code runs and
 * nothing is painted for a frame. They come after the page, and not at all where motion isn't wanted.
 */
export function GoldFlecks() {
  const isStill = useReducedMotion();
  const [layers, setLayers] = useState<Fleck[][]>([]);
  const { ref, isInWindow } = useInWindow();
  useEffect(() => {
    // Behind whatever the page still has to do.
    const waiting = setTimeout(() => setLayers(scatter()));
    return () => clearTimeout(waiting);
  }, []);
  return (
    <div ref={ref} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {isStill
        ? null
        : layers.map((flecks, index) => (
            <svg
              key={DRIFTS[index]}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="xMidYMid slice"
              data-flecks={isInWindow ? 'drifting' : 'resting'}
              className={classNames(
                'absolute inset-0 size-full will-change-transform data-[flecks=resting]:[animation-play-state:paused]',
                DRIFTS[index],
              )}
            >
              {flecks.map(({ id, points, fill, place, opacity }) => (
                <polygon key={id} points={points} transform={place} opacity={opacity} className={fill} />
              ))}
            </svg>
          ))}
    </div>
  );
}
