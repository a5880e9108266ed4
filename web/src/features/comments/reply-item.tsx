import type { Reply } from '@zaojie/contract/comments/comment.schemas';
import { Link } from 'react-router';
import { longPress } from '../../hooks/touch/long-press.ts';
import { AuthorFace } from '../users/author-face.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentPictures, CommentQuote } from './media/comment-media.tsx';
import { CommentText } from './mention/comment-text.tsx';
import { CommentAuthor, CommentTime } from './comment-author.tsx';

interface ReplyItemProps {
  reply: Reply;
  isReplying: boolean;
  onReply: () => void;
}

/** One line of a conversation under a comment. */
export function ReplyItem({ reply, isReplying, onReply }: ReplyItemProps) {
  return (
    <li
      {...longPress}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5 border-line py-2 not-first:border-t"
    >
      <AuthorFace userId={reply.user_id} author={reply} size={24} linkClassName="mt-0.5 self-start" />
      <div className="min-w-0">
        <CommentQuote quote={reply.quote} />
        <p className="leading-[1.65] break-words whitespace-pre-line">
          <CommentAuthor userId={reply.user_id} nickname={reply.nickname} />
          {reply.reply_user ? (
            <>
              {' 回复 '}
              <Link
                to={`/user/${reply.reply_user.id}`}
                className="font-medium text-brand-ink underline-offset-3 hover:underline"
              >
                @{reply.reply_user.nickname}
              </Link>
            </>
          ) : null}
          ：<CommentText text={reply.content} mentions={reply.mentions} />
        </p>
        <CommentPictures media={reply.media} nickname={reply.nickname} />
        <div className="flex flex-wrap items-center gap-x-3.5">
          <CommentTime at={reply.created_at} />
          <CommentActions target={reply} isReplying={isReplying} onReply={onReply} />
        </div>
      </div>
    </li>
  );
}
