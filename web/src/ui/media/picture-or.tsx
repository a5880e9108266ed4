import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface PictureOrProps {
  src: string | null | undefined;
  alt?: string | undefined;
  size: number;
  className: string;
  /** Stands there without a picture, or when it fails to load. */
  children: ReactNode;
}

/** A small picture, as wide as high. */
export function PictureOr({ src, alt = '', size, className, children }: PictureOrProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (!src || src === brokenSrc) return children;
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBrokenSrc(src)}
      style={{ width: size, height: size }}
      className={classNames('bg-surface-3 object-cover', className)}
    />
  );
}
