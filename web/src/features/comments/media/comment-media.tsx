import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';

/** The words that a comment goes into. */
export function CommentQuote({ quote }: { quote: Reply['quote'] }) {
  if (quote === null) return null;
  return (
    <blockquote className="my-1 border-l-2 border-line-2 pl-3 text-13 leading-text break-words text-ink-3">
      {quote.content === '' ? '原评论已删除' : `${quote.nickname}：${quote.content}`}
    </blockquote>
  );
}

export function CommentPictures({ media, nickname }: Pick<Reply, 'media' | 'nickname'>) {
  if (media.length === 0) return null;
  return (
    <ul aria-label={`${nickname}的图片`} className="mt-2 flex flex-wrap gap-1.5">
      {media.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            aria-label={media.length === 1 ? '查看图片' : `查看第 ${index + 1} 张图片，共 ${media.length} 张`}
            onClick={() => openLightbox(media, index)}
            className="block size-24 cursor-zoom-in overflow-hidden rounded-img max-md:size-20"
          >
            <Picture {...pictureSource(picture)} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
