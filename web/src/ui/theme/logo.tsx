import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';

const STONE =
  'M6.2 3.4 20 3l9.4.5L43 3l15.2.6 2.6 2.8.4 12.4-.5 9.8.5 13-.4 15.6-2.7 3.4-13.900.4-10.200-.6-12 .6-15.600-.5L3.200 57.600 2.800 43l.6-9.500L2.800 20l.5-13.400z';

const STROKES = [
  'M11.600 10.400 15 15.400M9.600 22.200h5.100v19.200l-4.300 8.700M13.800 45.200q1.900 6.400 8.700 6.400h8.900',
  'M20.800 11.400v6.200M19.150 17.600h11.800M25 9.800v16.600M17.700 26.400h13.700M20.100 33h9.800v10.800h-9.800z',
  'M36.200 11.600h17v16.800h-17zM44.700 11.600v16.800M36.200 20h17',
  'M34.400 41.400 44.700 32.800 55 41.400M40.300 39.400v5.200q0 5.200-4.300 8.800M49.300 39.400v14.600',
];

/** The two characters cut out of a cinnabar stone, in a 64-unit square. For use inside another drawing. */
export function SealMark() {
  return (
    <>
      <path d={STONE} className="fill-seal" />
      <g fill="none" strokeWidth="3.3" className="stroke-on-seal">
        {STROKES.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </g>
    </>
  );
}

export function Seal({ size = 34, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <SealMark />
    </svg>
  );
}

interface LogoProps extends Omit<LinkProps, 'to' | 'children'> {
  to?: LinkProps['to'];
  sealSize?: number;
  /** The seal alone, where there is no room for the wordmark. */
  sealOnly?: boolean;
}

/** Seal and wordmark, linked to the home page. */
export function Logo({ to = '/home', sealSize = 34, sealOnly = false, className, ...native }: LogoProps) {
  return (
    <Link
      {...native}
      to={to}
      aria-label="造界首页"
      className={classNames('inline-flex items-center gap-2.5 rounded-control p-1 max-md:py-1.25', className)}
    >
      <Seal size={sealSize} />
      {sealOnly ? null : (
        <span className="font-display text-20 leading-none font-semibold tracking-[.14em] whitespace-nowrap">
          造界
        </span>
      )}
    </Link>
  );
}
