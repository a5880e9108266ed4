import { useQueryClient } from '@tanstack/react-query';
import type { CardType } from '@zaojie/contract/messages/chat-card.schemas';
import { sendMessage } from '@zaojie/contract/messages/message.endpoints';
import type { ChatSession } from '@zaojie/contract/messages/message.schemas';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { chatPath } from '../chat-address.ts';
import { renewChats, useChatSearch, useSessions } from '../chat-queries.ts';
import { nameOf } from '../chat-words.ts';
import { PresentAvatar } from '../sessions/present-avatar.tsx';

export type SentThing = { type: CardType; id: number; title: string };

function PersonRow({ session, thing }: { session: ChatSession; thing: SentThing }) {
  const client = useQueryClient();
  const [state, setState] = useState<'free' | 'busy' | 'sent'>('free');
  // A lost answer is asked for with the same mark: it is one message, however often it is tried.
  const [clientId] = useState(() => crypto.randomUUID());
  const name = nameOf(session.user);

  async function send() {
    setState('busy');
    const body = {
      chat_identify: session.chat_identify,
      type: thing.type,
      card_id: thing.id,
      client_id: clientId,
    };
    try {
      await call(sendMessage, { body });
      setState('sent');
      renewChats(client);
    } catch (error) {
      toast.error(messageOf(error, '发送失败'));
      setState('free');
    }
  }

  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-0 dark:border-line-2">
      <PresentAvatar person={session.user} isOnline={session.is_online} size={40} />
      <Link
        to={chatPath(session.chat_identify)}
        className="min-w-0 flex-1 truncate font-semibold hover:text-brand-ink"
      >
        {name}
      </Link>
      <Button
        size="small"
        aria-label={`${state === 'sent' ? '已发给' : '发给'}${name}`}
        loading={state === 'busy'}
        disabled={state === 'sent'}
        onClick={() => void send()}
      >
        {state === 'sent' ? '已发送' : '发送'}
      </Button>
    </li>
  );
}

/** All chats, or those with a name that was typed. */
function usePeople(keyword: string) {
  const all = useSessions();
  const found = useChatSearch(keyword);
  const list = keyword === '' ? all : found;
  const sessions = keyword === '' ? all.sessions : (found.data?.pages[0]?.sessions ?? []);
  return { sessions, isPending: list.isPending, isError: list.isError, ask: list };
}

function People({ thing }: { thing: SentThing }) {
  const [keyword, setKeyword] = useState('');
  const { sessions, isPending, isError, ask } = usePeople(keyword.trim());
  return (
    <>
      <TextInput
        label="找人"
        value={keyword}
        placeholder="昵称或用户名"
        autoComplete="off"
        onChange={(event) => setKeyword(event.target.value)}
        leading={<Search size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />}
      />
      <div className="mt-3">
        {isPending ? (
          <SkeletonGroup className="grid gap-4 py-2">
            {[0, 1, 2].map((row) => (
              <span key={row} className="flex items-center gap-3">
                <Skeleton shape="circle" width={40} height={40} />
                <Skeleton width="50%" />
              </span>
            ))}
          </SkeletonGroup>
        ) : null}
        {isError && sessions.length === 0 ? (
          <ErrorState
            title="获取会话失败"
            error={ask.error}
            retrying={ask.isFetching}
            onRetry={() => void ask.refetch()}
          />
        ) : null}
        {!isPending && !isError && sessions.length === 0 ? (
          <EmptyState line={keyword.trim() === '' ? '还没有聊过的人' : '没有找到这个人'} />
        ) : null}
        <ul>
          {sessions.map((session) => (
            <PersonRow key={session.chat_identify} session={session} thing={thing} />
          ))}
        </ul>
      </div>
    </>
  );
}

type SendToChatDialogProps = { thing: SentThing; open: boolean; onClose: () => void };

/** Hands something on to people one has talked to. */
export function SendToChatDialog({ thing, open, onClose }: SendToChatDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="发到聊天"
      description={thing.title}
    >
      <People thing={thing} />
    </Dialog>
  );
}
