import type { GameComment, GameReply } from '@zaojie/contract/games/game-comment.schemas';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { longPress } from '../../../hooks/touch/long-press.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { AuthorFace } from '../../users/author-face.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useResumed } from '../../users/use-resumed.ts';
import { Stars } from '../stars.tsx';
import { CommentActions } from './comment-actions.tsx';
import { CommentAuthor, CommentTime } from './comment-author.tsx';
import { useMoreReplies } from './use-more-replies.ts';
import { WordsForm } from './words-form.tsx';

type AnswerProps = {
  answer: GameReply;
  /** Whose comment it stands under: an answer to them needs no name. */
  authorId: number;
  isReplying: boolean;
  onReply: () => void;
};

function Answer({ answer, authorId, isReplying, onReply }: AnswerProps) {
  return (
    <li
      {...longPress}
      className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5 border-line py-2.5 not-first:border-t"
    >
      <AuthorFace userId={answer.user_id} author={answer} size={24} linkClassName="mt-0.5 self-start" />
      <div className="min-w-0">
        <p>
          <CommentAuthor words={answer} />
        </p>
        <p className="break-words whitespace-pre-line">
          {answer.reply_user && answer.reply_user.id !== authorId ? (
            <Link
              to={`/user/${answer.reply_user.id}`}
              className="mr-1 text-brand-ink underline-offset-3 hover:underline"
            >
              @{answer.reply_user.nickname}
            </Link>
          ) : null}
          {answer.content}
        </p>
        <div className="flex flex-wrap items-center gap-x-3">
          <CommentTime at={answer.created_at} />
          <CommentActions target={answer} isReplying={isReplying} onReply={onReply} />
        </div>
      </div>
    </li>
  );
}

type AnswersProps = {
  comment: GameComment;
  answeredId: number | null;
  onReply: (target: GameReply) => void;
};

function Answers({ comment, answeredId, onReply }: AnswersProps) {
  const more = useMoreReplies(comment);
  if (comment.replies.length === 0 && more.left === 0) return null;
  return (
    <div className="mt-1 mb-1.5 rounded-control bg-surface-2 px-3.5 py-1">
      <ul aria-label={`对 ${comment.nickname} 的回复`}>
        {comment.replies.map((answer) => (
          <Answer
            key={answer.id}
            answer={answer}
            authorId={comment.user_id}
            isReplying={answeredId === answer.id}
            onReply={() => onReply(answer)}
          />
        ))}
      </ul>
      {more.left > 0 ? (
        <TextButton onClick={more.open} disabled={more.isPending} className="py-2">
          {more.isPending ? '正在展开…' : `展开更多回复（${more.left}）`}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </TextButton>
      ) : null}
    </div>
  );
}

/** One person's word on a game, with what was answered. One box to answer in at a time belongs to it. */
export function CommentItem({ comment, isWanted }: { comment: GameComment; isWanted: boolean }) {
  const memberOnly = useMemberOnly();
  const [answered, setAnswered] = useState<GameReply | null>(null);
  const { game_id: gameId } = comment;

  function toggleReply(target: GameReply) {
    const deed = { kind: 'comment-game', id: gameId, answeredId: target.id } as const;
    if (!memberOnly(deed, `#comment-${comment.id}`)) return;
    setAnswered((before) => (before?.id === target.id ? null : target));
  }
  const find = (id: number) => [comment, ...comment.replies].find((each) => each.id === id) ?? null;
  useResumed(
    (deed) => deed.kind === 'comment-game' && deed.id === gameId && find(deed.answeredId) !== null,
    (deed) => setAnswered(deed.kind === 'comment-game' ? find(deed.answeredId) : null),
  );

  return (
    <li
      {...longPress}
      id={`comment-${comment.id}`}
      className={classNames(
        'grid scroll-mt-20 grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-line pt-4.5 pb-3 not-first:border-t max-md:grid-cols-[36px_minmax(0,1fr)]',
        // Where a notice led to stands out.
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
            <CommentAuthor words={comment} />
          </span>
          <CommentTime at={comment.created_at} />
        </div>
        {comment.rating === null ? null : <Stars rating={comment.rating} className="mt-0.5" />}
        <p className="mt-0.5 text-15 break-words whitespace-pre-line">{comment.content}</p>
        <CommentActions
          target={comment}
          isReplying={answered?.id === comment.id}
          onReply={() => toggleReply(comment)}
        />
        <Answers comment={comment} answeredId={answered?.id ?? null} onReply={toggleReply} />
        {answered ? (
          <div className="flex pt-2 pb-1.5">
            <WordsForm
              key={answered.id}
              gameId={gameId}
              place={`game-comment:${gameId}:${answered.id}`}
              answeredId={answered.id}
              label={`回复 @${answered.nickname}`}
              placeholder={`回复 @${answered.nickname}`}
              sendText="发送"
              takesFocus
              onDone={() => setAnswered(null)}
              onClose={() => setAnswered(null)}
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}
