import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { limits } from '@zaojie/contract/limits';
import {
  createTempChat,
  getChatStatus,
  listSessions,
  searchChats,
} from '@zaojie/contract/messages/message.endpoints';
import type { ChatSession, ChatStatus } from '@zaojie/contract/messages/message.schemas';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { useLive, useLiveState } from '../../api/live/live-bus.ts';
import { useThrottled } from '../../api/live/use-throttled.ts';
import { UNREAD_KEY } from '../../api/unread.ts';

type SessionPages = InfiniteData<EndpointOutput<typeof listSessions>, string | null>;

export const chatKeys = {
  sessions: ['chat', 'sessions'] as const,
  status: (chat: string) => ['chat', 'status', chat] as const,
  statuses: ['chat', 'status'] as const,
  temp: (userId: number | null) => ['chat', 'temp', userId] as const,
  cards: (chat: string) => ['chat', 'cards', chat] as const,
  search: (keyword: string) => ['chat', 'search', keyword] as const,
};

const AT_MOST_EVERY_MS = 400;

/** All chats, newest first. The live line only says that something changed; the list is asked for anew. */
export function useSessions() {
  const client = useQueryClient();
  const isLive = useLiveState() === 'open';
  const query = useInfiniteQuery({
    queryKey: chatKeys.sessions,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { per_page: limits.message.pageSize, cursor: pageParam };
      return (await call(listSessions, { query: asked, signal })).data;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor ?? null,
    refetchInterval: isLive ? false : limits.message.unreadPollMs,
  });
  const renew = useThrottled(
    () => void client.invalidateQueries({ queryKey: chatKeys.sessions }),
    AT_MOST_EVERY_MS,
  );
  useLive((frame) => {
    if (frame.type === 'online') patchOnline(client, frame.user_id, frame.is_online);
    else if (frame.type !== 'typing' && frame.type !== 'notice') renew();
  });
  const sessions = useMemo(() => flatten(query.data), [query.data]);
  return { ...query, sessions };
}

export type Sessions = ReturnType<typeof useSessions>;

/** The list moves while it is read, so a later page may bring somebody again. */
function flatten(known: Pick<SessionPages, 'pages'> | undefined): ChatSession[] {
  const all = (known?.pages ?? []).flatMap((page) => page.data);
  return [...new Map(all.map((session) => [session.chat_identify, session])).values()];
}

function patchOnline(client: QueryClient, userId: number, isOnline: boolean): void {
  client.setQueryData<SessionPages>(chatKeys.sessions, (known) => {
    if (known === undefined) return known;
    const change = (session: ChatSession) =>
      session.user.id === userId ? { ...session, is_online: isOnline } : session;
    return { ...known, pages: known.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
  });
  client.setQueriesData<ChatStatus>({ queryKey: chatKeys.statuses }, (status) =>
    status?.user.id === userId
      ? { ...status, is_online: isOnline, ...(!isOnline && { last_seen_at: new Date().toISOString() }) }
      : status,
  );
}

/** Who is on the other side, and whether and why not one may write. */
export function useChatStatus(chat: string) {
  const client = useQueryClient();
  useLive((frame) => {
    if (frame.type === 'ready') void client.invalidateQueries({ queryKey: chatKeys.status(chat) });
  });
  return useQuery({
    queryKey: chatKeys.status(chat),
    queryFn: async ({ signal }) =>
      (await call(getChatStatus, { query: { chat_identify: chat }, signal })).data,
  });
}

/** Opens the chat with a person, whether or not anything was said before. */
export function useTempChat(userId: number | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: chatKeys.temp(userId),
    queryFn: async ({ signal }) => {
      const { data } = await call(createTempChat, { body: { to_user: userId ?? 0 }, signal });
      client.setQueryData(chatKeys.status(data.chat_identify), data);
      return data;
    },
    enabled: userId !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useChatSearch(keyword: string) {
  return useInfiniteQuery({
    queryKey: chatKeys.search(keyword),
    queryFn: async ({ pageParam, signal }) =>
      (await call(searchChats, { query: { keyword, page: pageParam }, signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ messages }) =>
      messages.current_page < messages.last_page ? messages.current_page + 1 : null,
    enabled: keyword !== '',
    placeholderData: (before) => before,
  });
}

/** After something that changes what the lists and the rail show. */
export function renewChats(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: chatKeys.sessions });
  void client.invalidateQueries({ queryKey: UNREAD_KEY });
}
