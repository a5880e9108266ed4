import type { ChatSession } from '@zaojie/contract/messages/message.schemas';
import { Pin } from 'lucide-react';
import { Link } from 'react-router';
import { formatFullTime } from '../../../text/dates.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { chatPath } from '../chat-address.ts';
import { formatListTime } from '../chat-times.ts';
import { nameOf, previewOf } from '../chat-words.ts';
import { useDraft } from '../../../api/drafts/use-draft.ts';
import { chatDraftPlace } from '../composer/chat-draft-place.ts';
import { PresentAvatar } from './present-avatar.tsx';
import { useTyping } from '../use-typing.ts';

interface SessionRowProps {
  session: ChatSession;
  ownId: number;
  isCurrent: boolean;
}

export const SESSION_ROW =
  'flex min-h-17.5 items-center gap-3 rounded-card px-3 py-2.5 transition-colors max-md:min-h-18';

function Preview({ session, ownId, isCurrent }: SessionRowProps) {
  const isTyping = useTyping(session.chat_identify);
  const draft = useDraft(chatDraftPlace(session.chat_identify));
  if (isTyping) return <span className="truncate text-brand-ink">正在输入…</span>;
  if (draft !== '' && !isCurrent) {
    return (
      <span className="truncate">
        <span className="text-danger">[草稿]</span> {draft.replaceAll(/\s+/g, ' ')}
      </span>
    );
  }
  return (
    <span className="truncate">{session.last_message ? previewOf(session.last_message, ownId) : ''}</span>
  );
}

/** One chat in the list. */
export function SessionRow(props: SessionRowProps) {
  const { session, isCurrent } = props;
  const name = nameOf(session.user);
  const at = session.last_message?.created_at ?? session.updated_at;
  return (
    <Link
      to={chatPath(session.chat_identify)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(SESSION_ROW, isCurrent ? 'bg-brand-tint' : 'hover:bg-surface-2')}
    >
      <PresentAvatar person={session.user} isOnline={session.is_online} size={46} />
      <span className="min-w-0 flex-1 leading-ui">
        <span className="flex items-center gap-1.5">
          <span className="truncate text-15 font-semibold">{name}</span>
          {session.is_pinned ? (
            <Pin size={13} strokeWidth={1.75} aria-label="置顶" className="shrink-0 text-ink-3" />
          ) : null}
          {session.is_stranger ? (
            <span className="shrink-0 rounded-sm border border-line-2 px-1 text-12 leading-4 text-ink-2">
              陌生人
            </span>
          ) : null}
          <time dateTime={at} title={formatFullTime(at)} className="ml-auto shrink-0 pl-2 text-12 text-ink-3">
            {formatListTime(at)}
          </time>
        </span>
        <span className="mt-0.5 flex items-center gap-2 text-13 text-ink-2">
          <Preview {...props} />
          {session.unread_count > 0 ? <VisuallyHidden>，{session.unread_count} 条未读</VisuallyHidden> : null}
          <Badge count={session.unread_count} className="ml-auto shrink-0 ring-0" />
        </span>
      </span>
    </Link>
  );
}
