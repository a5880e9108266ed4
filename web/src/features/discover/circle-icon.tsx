import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

type CircleIconProps = {
  circle: { name: string; icon: string; cover_image?: string };
  size: number;
  className?: string | undefined;
};

/** The square picture of a circle; without one, the first character of its name. */
export function CircleIcon({ circle, size, className }: CircleIconProps) {
  const src = circle.icon || circle.cover_image;
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const shape = classNames('shrink-0 rounded-[6px]', className);
  if (src && src !== brokenSrc) {
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenSrc(src)}
        style={{ width: size, height: size }}
        className={classNames('bg-surface-3 object-cover', shape)}
      />
    );
  }
  const [first = '圈'] = circle.name.trim();
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
      className={classNames(
        'inline-grid place-items-center bg-brand-tint-2 leading-none font-medium text-brand-ink',
        shape,
      )}
    >
      {first}
    </span>
  );
}
