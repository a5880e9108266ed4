import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { Heart, MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatCount } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { useDraft } from '../../api/drafts/use-draft.ts';
import { WordsMenu } from '../reports/words-menu.tsx';
import { useCommentSurroundings } from './comment-context.ts';
import { commentDraftPlace } from './comment-draft-place.ts';
import { DraftMark } from './draft-mark.tsx';
import { useDeleteComment } from './use-delete-comment.ts';
import { useLikeComment } from './use-like-comment.ts';

function Action({ isOn = false, className, ...native }: ComponentProps<'button'> & { isOn?: boolean }) {
  return (
    <button
      {...native}
      type="button"
      className={classNames(
        'inline-flex h-8.5 items-center gap-1.5 rounded-control px-2.5 text-12 leading-none transition-colors hover:bg-surface-3 max-md:h-11',
        isOn ? 'text-danger' : 'text-ink-3 hover:text-ink',
        className,
      )}
    />
  );
}

interface CommentActionsProps {
  target: Reply;
  isReplying: boolean;
  onReply: () => void;
}

/** Like, answer; delete one's own words, report others'. */
export function CommentActions({ target, isReplying, onReply }: CommentActionsProps) {
  const { postId, onCountChange } = useCommentSurroundings();
  const hasDraft = useDraft(commentDraftPlace(postId, target.id)) !== '' && !isReplying;
  const { isLiked, likeCount, toggle } = useLikeComment(target);
  const remove = useDeleteComment(onCountChange);
  return (
    <div className="-ml-2.5 flex flex-wrap items-center gap-0.5">
      <Action
        aria-pressed={isLiked}
        aria-label={isLiked ? `取消赞，${likeCount}` : `赞，${likeCount}`}
        onClick={() => void toggle()}
        isOn={isLiked}
        className="min-w-16"
      >
        <Heart
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className={isLiked ? 'fill-current' : undefined}
        />
        {likeCount > 0 ? formatCount(likeCount) : '赞'}
      </Action>
      <Action
        aria-expanded={isReplying}
        aria-label={`回复 ${target.nickname}${hasDraft ? '，有草稿' : ''}`}
        onClick={onReply}
      >
        <MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />
        回复
        {hasDraft ? <DraftMark /> : null}
      </Action>
      <WordsMenu
        target={{ kind: 'comment', id: target.id, name: `${target.nickname}的评论` }}
        words={target.content}
        canDelete={target.can.delete}
        onDelete={() => void remove(target)}
      />
    </div>
  );
}
