import type { AssetComment } from '@zaojie/contract/assets/asset-comment.endpoints';
import { Reply } from 'lucide-react';
import { Link } from 'react-router';
import { Ago } from '../../../ui/text/ago.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { longPress } from '../../../hooks/touch/long-press.ts';
import { WordsMenu } from '../../reports/words-menu.tsx';

type CommentItemProps = {
  comment: AssetComment;
  canAnswer: boolean;
  onAnswer: () => void;
  onRemove: () => void;
};

const ACTION =
  'relative inline-flex items-center gap-1.5 rounded-sm text-12 text-ink-3 hover:text-ink max-md:after:absolute max-md:after:-inset-3';
const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function CommentItem({ comment, canAnswer, onAnswer, onRemove }: CommentItemProps) {
  const { user, reply_user: answered } = comment;
  return (
    <li {...longPress} className="flex gap-3">
      <Link to={`/user/${user.id}`} tabIndex={-1} aria-hidden="true" className="shrink-0">
        <Avatar name={user.nickname} src={user.avatar} size={40} />
      </Link>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 leading-ui">
          <Link to={`/user/${user.id}`} className="truncate rounded-sm font-semibold hover:text-brand-ink">
            {user.nickname}
          </Link>
          {comment.is_author ? (
            <span className="shrink-0 rounded-sm bg-brand-tint px-1.5 text-12 text-brand-ink">作者</span>
          ) : null}
          <Ago at={comment.created_at} className="ml-auto shrink-0 text-12 text-ink-3" />
        </p>
        <p className="mt-1 leading-text wrap-anywhere whitespace-pre-line">
          {answered === null ? null : (
            <>
              回复{' '}
              <Link to={`/user/${answered.id}`} className="rounded-sm text-brand-ink hover:underline">
                {answered.nickname}
              </Link>
              ：
            </>
          )}
          {comment.content}
        </p>
        <div className="mt-1 flex items-center gap-4">
          {canAnswer ? (
            <button type="button" onClick={onAnswer} className={ACTION}>
              <Reply {...ICON} />
              回复
            </button>
          ) : null}
          <WordsMenu
            target={{ kind: 'asset_comment', id: comment.id, name: `${user.nickname}的评论` }}
            words={comment.content}
            canDelete={comment.can.delete}
            onDelete={onRemove}
          />
        </div>
      </div>
    </li>
  );
}
