import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { openLightbox } from '../../ui/media/lightbox.tsx';
import { Words } from './words.tsx';

export type PostBodyProps = {
  html: string;
  /** Those in the text stay away while the post is covered. */
  withoutPictures?: boolean | undefined;
  className?: string | undefined;
};

const PROSE =
  'text-16 leading-[1.75] text-ink-2 break-words [&>*+*]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink ' +
  '[&_a]:relative [&_a]:z-1 [&_a]:text-brand-ink [&_a]:underline-offset-3 hover:[&_a]:underline ' +
  '[&_h2]:mt-6 [&_h2]:text-18 [&_h2]:text-ink [&_h3]:mt-5 [&_h3]:text-16 [&_h3]:text-ink ' +
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 ' +
  '[&_blockquote]:border-l-2 [&_blockquote]:border-line-2 [&_blockquote]:pl-4 [&_blockquote]:text-ink-3 ' +
  '[&_code]:rounded-sm [&_code]:bg-surface-2 [&_code]:px-1 [&_code]:font-mono [&_code]:text-14 ' +
  '[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-surface-2 [&_pre]:p-4 [&_pre>code]:bg-transparent [&_pre>code]:p-0 ' +
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:cursor-zoom-in [&_img]:rounded-img [&_img]:bg-surface-3';

function openPictureOf(body: HTMLElement, image: HTMLImageElement): void {
  const images = [...body.querySelectorAll('img')];
  const pictures = images.map((one) => ({
    url: one.getAttribute('src') ?? '',
    width: one.naturalWidth || one.width,
    height: one.naturalHeight || one.height,
  }));
  openLightbox(pictures, images.indexOf(image));
}

/** The words of a post. Links of this site move within the page; its pictures open large. */
export function PostBody({ html, withoutPictures = false, className }: PostBodyProps) {
  const navigate = useNavigate();

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLImageElement)) return;
    openPictureOf(event.currentTarget, event.target);
  }

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const { target, currentTarget } = event;
    if (target instanceof HTMLImageElement) openPictureOf(currentTarget, target);
    const link = target instanceof Element ? target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || link.target === '_blank' || !isPlain) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // The links and pictures inside are what is pressed; this only hears them.
    <div
      role="presentation"
      onClick={handleClick}
      onKeyDown={handleKey}
      className={classNames(PROSE, className)}
    >
      <Words html={html} withoutPictures={withoutPictures} />
    </div>
  );
}
