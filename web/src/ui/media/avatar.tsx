import { classNames } from '../class-names.ts';
import { PictureOr } from './picture-or.tsx';

export interface AvatarProps {
  /** Whose picture it is: gives the character of the fallback. */
  name: string;
  src?: string | null | undefined;
  /** Edge in pixels. */
  size?: number | undefined;
  /** Set only where the name does not stand beside the picture. */
  alt?: string | undefined;
  /** A ring in the colour of the ground, for an avatar that overlaps something. */
  ring?: 'paper' | 'surface' | undefined;
  className?: string | undefined;
}

const PIGMENTS = [
  'bg-brand-tint-2 text-brand-ink',
  'bg-ochre-tint text-ochre-ink',
  'bg-success-tint text-success',
  'bg-warning-tint text-warning',
];

function pigmentOf(name: string): string {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return PIGMENTS[sum % PIGMENTS.length] ?? '';
}

const RINGS = { paper: 'ring-2 ring-paper', surface: 'ring-2 ring-surface' };

/** A round portrait; without a picture, or when it fails to load, the first character on a pigment tint. */
export function Avatar({ name, src, size = 40, alt = '', ring, className }: AvatarProps) {
  const shape = classNames('shrink-0 rounded-full', ring && RINGS[ring], className);
  const [first = '造'] = name.trim();
  return (
    <PictureOr src={src} alt={alt} size={size} className={shape}>
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
        className={classNames(
          'inline-grid place-items-center leading-none font-medium select-none',
          pigmentOf(name),
          shape,
        )}
      >
        {first.toUpperCase()}
      </span>
    </PictureOr>
  );
}

interface AvatarStackProps {
  people: readonly { id: number | string; name: string; src?: string | null }[];
  size?: number;
  /** How many are shown at most. */
  limit?: number;
}

/** Overlapping portraits of people who did the same thing. */
export function AvatarStack({ people, size = 32, limit = 3 }: AvatarStackProps) {
  return (
    <span className="inline-flex -space-x-3">
      {people.slice(0, limit).map((person) => (
        <Avatar key={person.id} name={person.name} src={person.src} size={size} ring="surface" />
      ))}
    </span>
  );
}
