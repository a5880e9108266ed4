import { later } from '../../../ui/feedback/later.tsx';
import type { CommentComposerProps } from '../comment-composer.tsx';

const Composer = later<CommentComposerProps>(
  async () => (await import('../comment-composer.tsx')).CommentComposer,
  '输入框没有加载出来',
);

/** As high as the box in which members write. */
export const BoxRoom = () => <div className="h-29 min-w-0 flex-1 rounded-control border border-line-2" />;

/** Where words are written. It comes for who may write, and when somebody wants to answer: who only reads needs none. */
export function ComposerLater(props: CommentComposerProps) {
  return <Composer {...props} room={<BoxRoom />} />;
}
