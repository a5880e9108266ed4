import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { Reply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDraft } from '../../api/drafts/use-draft.ts';
import { commentDraftPlace } from '../comments/comment-draft-place.ts';
import { DraftMark } from '../comments/draft-mark.tsx';
import { ReplyLine } from '../comments/reply-line.tsx';
import { useCommentCount } from '../posts/use-comment-count.ts';
import { LikeCommentButton } from './like-comment-button.tsx';
import { NoticeAction } from './notice-action.tsx';
import { NoticeActors } from './notice-actors.tsx';
import { replyPlaceOf } from './notice-words.ts';

type NoticeActionsProps = {
  notice: Notice;
  /** Before the buttons: when it was. */
  before: ReactNode;
  onRead: () => void;
  onSent: (content: string) => void;
};

/** What can be done about a notice without leaving the list. */
export function NoticeActions({ notice, before, onRead, onSent }: NoticeActionsProps) {
  const [isReplying, setIsReplying] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const place = replyPlaceOf(notice);
  const changeCount = useCommentCount(place?.postId ?? 0);
  const hasDraft = useDraft(place && commentDraftPlace(place.postId, place.target?.id ?? 0)) !== '';
  const isCrowd = notice.actor_count > notice.actors.length;

  function note(content: string) {
    onSent(content);
    onRead();
  }

  return (
    <>
      <div className="mt-1 flex min-h-8 flex-wrap items-center text-13 text-ink-3">
        {before}
        {place === null ? null : (
          <NoticeAction aria-expanded={isReplying} onClick={() => setIsReplying(!isReplying)}>
            <Reply size={16} strokeWidth={1.75} aria-hidden="true" />
            回复
            {hasDraft && !isReplying ? <DraftMark /> : null}
          </NoticeAction>
        )}
        {notice.comment === null ? null : <LikeCommentButton notice={notice} comment={notice.comment} />}
        {isCrowd ? (
          <NoticeAction aria-expanded={isListing} onClick={() => setIsListing(!isListing)}>
            {isListing ? '收起名单' : '展开名单'}
          </NoticeAction>
        ) : null}
        {notice.is_read ? null : <NoticeAction onClick={onRead}>标为已读</NoticeAction>}
      </div>
      {isListing ? <NoticeActors noticeId={notice.id} /> : null}
      {isReplying && place !== null ? (
        <ReplyLine
          {...place}
          nickname={notice.actors[0]?.nickname ?? ''}
          onCountChange={changeCount}
          onSent={note}
          onClose={() => setIsReplying(false)}
        />
      ) : null}
    </>
  );
}
