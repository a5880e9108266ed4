import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { searchChats } from '@zaojie/contract/messages/message.endpoints';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { chatPath } from '../chat-address.ts';
import { useChatSearch } from '../chat-queries.ts';
import { formatListTime } from '../chat-times.ts';
import { nameOf, previewOf } from '../chat-words.ts';
import { excerptAround } from './excerpt-around.ts';
import { PresentAvatar } from './present-avatar.tsx';
import { SESSION_ROW } from './session-row.tsx';

type Found = EndpointOutput<typeof searchChats>;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-2">
      <h2 className="px-3 pt-2 pb-1 text-12 font-medium text-ink-3">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FoundSession({ session, terms }: { session: Found['sessions'][number]; terms: readonly string[] }) {
  return (
    <Link to={chatPath(session.chat_identify)} className={`${SESSION_ROW} hover:bg-surface-2`}>
      <PresentAvatar person={session.user} isOnline={session.is_online} size={40} />
      <span className="min-w-0 truncate text-15 font-medium">
        <Highlight text={nameOf(session.user)} terms={terms} />
      </span>
    </Link>
  );
}

type FoundMessageProps = {
  message: Found['messages']['data'][number];
  terms: readonly string[];
  ownId: number;
};

function FoundMessage({ message, terms, ownId }: FoundMessageProps) {
  const name = nameOf(message.user);
  return (
    <Link to={chatPath(message.chat_identify, message.seq)} className={`${SESSION_ROW} hover:bg-surface-2`}>
      <Avatar name={name} src={message.user.avatar} size={40} />
      <span className="min-w-0 flex-1 leading-ui">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          <time dateTime={message.created_at} className="ml-auto shrink-0 text-12 text-ink-3">
            {formatListTime(message.created_at)}
          </time>
        </span>
        <span className="mt-0.5 block truncate text-13 text-ink-2">
          {message.from_user === ownId ? '我：' : ''}
          <Highlight text={excerptAround(previewOf(message, ownId), terms)} terms={terms} />
        </span>
      </span>
    </Link>
  );
}

/** Chats and messages that hold a word. */
export function SearchResults({ keyword, ownId }: { keyword: string; ownId: number }) {
  const search = useChatSearch(keyword);
  const { data, isPending, isError, error, refetch, isFetching } = search;
  if (isPending) {
    return (
      <SkeletonGroup className="grid gap-4 p-3">
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} className="h-10" />
        ))}
      </SkeletonGroup>
    );
  }
  if (isError) {
    return <ErrorState title="搜索失败" error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const [first] = data.pages;
  const { terms = [], sessions = [] } = first ?? {};
  const messages = data.pages.flatMap((page) => page.messages.data);
  if (sessions.length === 0 && messages.length === 0) {
    return <p className="px-3 py-8 text-center text-ink-2">没有找到“{keyword}”，换个词试试。</p>;
  }
  return (
    <>
      {sessions.length > 0 ? (
        <Section title="会话">
          {sessions.map((session) => (
            <li key={session.chat_identify}>
              <FoundSession session={session} terms={terms} />
            </li>
          ))}
        </Section>
      ) : null}
      {messages.length > 0 ? (
        <Section title={`聊天记录 ${first?.messages.total ?? messages.length}`}>
          {messages.map((message) => (
            <li key={message.msg_id}>
              <FoundMessage message={message} terms={terms} ownId={ownId} />
            </li>
          ))}
        </Section>
      ) : null}
      {search.hasNextPage ? (
        <Button
          size="small"
          className="mx-auto my-3 flex"
          loading={search.isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          更多
        </Button>
      ) : null}
    </>
  );
}
