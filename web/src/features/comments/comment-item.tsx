import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { longPress } from '../../hooks/touch/long-press.ts';
import { TextButton } from '../../ui/form/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { AuthorFace } from '../users/author-face.tsx';
import { useMemberOnly } from '../users/use-member-only.ts';
import { useResumed } from '../users/use-resumed.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentAuthor, CommentTime } from './comment-author.tsx';
import { CommentPictures, CommentQuote } from './media/comment-media.tsx';
import { CommentText } from './mention/comment-text.tsx';
import { ComposerLater } from './place/composer-later.tsx';
import { ReplyItem } from './reply-item.tsx';
import { useMoreReplies } from './use-more-replies.ts';

/** A comment with the conversation under it. One reply box at a time belongs to it. */
export function CommentItem({ comment, isWanted = false }: { comment: Comment; isWanted?: boolean }) {
  const memberOnly = useMemberOnly();
  const [answered, setAnswered] = useState<Reply | null>(null);

  function toggleReply(target: Reply) {
    const deed = { kind: 'comment', postId: comment.post_id, answeredId: target.id } as const;
    if (!memberOnly(deed, `#comment-${comment.id}`)) return;
    setAnswered((before) => (before?.id === target.id ? null : target));
  }
  const find = (id: number) => [comment, ...comment.replies].find((each) => each.id === id) ?? null;
  useResumed(
    (deed) => deed.kind === 'comment' && deed.postId === comment.post_id && find(deed.answeredId) !== null,
    (deed) => setAnswered(deed.kind === 'comment' ? find(deed.answeredId) : null),
  );

  return (
    <li
      {...longPress}
      id={`comment-${comment.id}`}
      // Where a notice led to stands out.
      className={classNames(
        'grid scroll-mt-20 grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-line pt-4.5 pb-3 not-first:border-t max-md:grid-cols-[36px_minmax(0,1fr)]',
        isWanted && '-mx-3 rounded-control bg-brand-tint px-3',
      )}
    >
      <AuthorFace
        userId={comment.user_id}
        author={comment}
        size={40}
        className="max-md:max-h-9 max-md:max-w-9"
        linkClassName="self-start"
      />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-2">
          <span className="min-w-0">
            <CommentAuthor userId={comment.user_id} nickname={comment.nickname} />
          </span>
          <CommentTime at={comment.created_at} />
        </div>
        <CommentQuote quote={comment.quote} />
        <p className="mt-0.5 text-15 break-words whitespace-pre-line">
          <CommentText text={comment.content} mentions={comment.mentions} />
        </p>
        <CommentPictures media={comment.media} nickname={comment.nickname} />
        <CommentActions
          target={comment}
          isReplying={answered?.id === comment.id}
          onReply={() => toggleReply(comment)}
        />
        <Replies comment={comment} answeredId={answered?.id ?? null} onReply={toggleReply} />
        {answered ? (
          <div className="pt-2 pb-1.5">
            <ComposerLater
              key={answered.id}
              target={{
                id: answered.id,
                parentId: comment.id,
                userId: answered.user_id,
                nickname: answered.nickname,
              }}
              onClose={() => setAnswered(null)}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}

interface RepliesProps {
  comment: Comment;
  answeredId: number | null;
  onReply: (target: Reply) => void;
}

function Replies({ comment, answeredId, onReply }: RepliesProps) {
  const more = useMoreReplies(comment);
  if (comment.replies.length === 0 && more.left === 0) return null;
  return (
    <div className="mt-1 mb-1.5 rounded-control bg-surface-2 px-3.5 py-1">
      <ul aria-label={`对 ${comment.nickname} 的回复`}>
        {comment.replies.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            isReplying={answeredId === reply.id}
            onReply={() => onReply(reply)}
          />
        ))}
      </ul>
      {more.left > 0 ? (
        <div className="border-line py-2 not-first:border-t">
          <TextButton onClick={more.open} aria-busy={more.isPending || undefined} disabled={more.isPending}>
            {more.isPending ? '正在展开…' : `展开更多回复（${more.left}）`}
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </TextButton>
        </div>
      ) : null}
    </div>
  );
}
