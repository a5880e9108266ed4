import { thumbnailOf } from './thumbnail-of.ts';

type ThumbnailProps = {
  url: string;
  /** As it is shown at its widest. */
  width: number;
  height: number;
  className: string;
};

/** A small picture of a work whose title stands beside it. */
export function Thumbnail({ url, width, height, className }: ThumbnailProps) {
  return (
    <img
      src={thumbnailOf(url, width)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
