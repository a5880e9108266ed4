import { ImageOff } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { folderOf, renewalOf } from './renewable-address.ts';

export interface PictureSource {
  src: string;
  /** Natural size; it keeps the room before the picture has loaded. */
  width: number;
  height: number;
  alt: string;
  srcSet?: string | undefined;
  /** A tiny version as a data: address, shown blurred meanwhile. */
  placeholder?: string | null | undefined;
}

export interface PictureProps extends PictureSource {
  sizes?: string | undefined;
  /** `cover` fills its box; `natural` keeps the ratio of the work. */
  fit?: 'cover' | 'natural' | undefined;
  /** The largest picture of the first screen: loads at once. `soon` is for those beside it, which come with it but not before. */
  priority?: boolean | 'soon' | undefined;
  className?: string | undefined;
}

/**
 * The placeholder is a background of what stands before the picture: as a picture of its own it would cost every list an element and a
 * loading for each work.
 */
const SOFT =
  'before:absolute before:inset-0 before:scale-110 before:bg-(image:--soft) before:bg-cover before:bg-center before:blur-lg';

function shapeOf({ fit, width, height, placeholder }: PictureProps): CSSProperties {
  const soft = { '--soft': `url(${placeholder})` } as CSSProperties;
  return {
    ...(fit === 'natural' && { aspectRatio: `${width} / ${height}` }),
    ...(placeholder && soft),
  };
}

function Broken({ alt }: { alt: string }) {
  return (
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-1 bg-surface-3 p-2 text-center text-12 leading-ui text-ink-3">
      <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />
      {alt ? <span className="line-clamp-2">{alt}</span> : null}
    </span>
  );
}

/** What is shown for an address: itself, a renewed one, or nothing any more. */
function useLastingAddress(src: string) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const [renewed, setRenewed] = useState<{ from: string; to: string } | null>(null);
  const isRenewed = renewed?.from === src;

  async function handleError() {
    const renewal = isRenewed ? null : renewalOf(src);
    const fresh = renewal === null ? null : await renewal;
    if (fresh === null) setBrokenSrc(src);
    else setRenewed({ from: src, to: fresh });
  }

  const [from, to] = isRenewed ? [folderOf(src), folderOf(renewed.to)] : ['', ''];
  const inPlace = (addresses: string) => (isRenewed ? addresses.replaceAll(from, to) : addresses);
  return { isBroken: brokenSrc === src, inPlace, handleError };
}

/** A work: sized before it loads, blurred until it comes, with a hairline inside its edge. */
export function Picture(props: PictureProps) {
  const { src, width, height, alt, srcSet, sizes, fit = 'cover', priority = false, className } = props;
  const { isBroken, inPlace, handleError } = useLastingAddress(src);
  return (
    <span
      style={shapeOf(props)}
      className={classNames(
        'relative block overflow-hidden rounded-img bg-surface-3',
        'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring after:inset-ring-img-edge',
        props.placeholder && SOFT,
        fit === 'cover' && 'size-full',
        className,
      )}
    >
      {isBroken ? (
        <Broken alt={alt} />
      ) : (
        <img
          src={inPlace(src)}
          {...(srcSet ? { srcSet: inPlace(srcSet), sizes: sizes ?? '100vw' } : {})}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority === true ? 'high' : 'auto'}
          decoding="async"
          onError={() => void handleError()}
          className="relative block size-full object-cover"
        />
      )}
    </span>
  );
}
