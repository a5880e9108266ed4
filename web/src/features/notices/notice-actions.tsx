import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import { Reply } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { LikeCommentButton } from './like-comment-button.tsx';
import { NoticeAction } from './notice-action.tsx';
import { NoticeActors } from './notice-actors.tsx';
import { replyTargetOf } from './notice-words.ts';
import { ReplyBox } from './reply-box.tsx';

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
  const target = replyTargetOf(notice);
  const isCrowd = notice.actor_count > notice.actors.length;

  function finish(content: string) {
    setIsReplying(false);
    onSent(content);
    onRead();
  }

  return (
    <>
      <div className="mt-1 flex min-h-8 flex-wrap items-center text-13 text-ink-3">
        {before}
        {target === null ? null : (
          <NoticeAction aria-expanded={isReplying} onClick={() => setIsReplying(!isReplying)}>
            <Reply size={16} strokeWidth={1.75} aria-hidden="true" />
            回复
          </NoticeAction>
        )}
        {notice.comment === null ? null : <LikeCommentButton noticeId={notice.id} comment={notice.comment} />}
        {isCrowd ? (
          <NoticeAction aria-expanded={isListing} onClick={() => setIsListing(!isListing)}>
            {isListing ? '收起名单' : '展开名单'}
          </NoticeAction>
        ) : null}
        {notice.is_read ? null : <NoticeAction onClick={onRead}>标为已读</NoticeAction>}
      </div>
      {isListing ? <NoticeActors noticeId={notice.id} /> : null}
      {isReplying && target !== null ? (
        <ReplyBox
          target={target}
          nickname={notice.actors[0]?.nickname ?? ''}
          onSent={finish}
          onClose={() => setIsReplying(false)}
        />
      ) : null}
    </>
  );
}
