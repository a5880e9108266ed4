import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { chatKeys, renewChats } from '../chat-queries.ts';
import type { Conversation, ConversationState } from './conversation.ts';

/** What happens in the open chat shows in the list, in the counts, and in whether one may still write. */
export function useKeepInStep(conversation: Conversation, state: ConversationState, ownId: number): void {
  const client = useQueryClient();
  const isReady = state.phase === 'ready';
  const newest = state.log.messages.at(-1)?.seq ?? 0;
  const fromPeer = state.log.messages.findLast((message) => message.from_user !== ownId)?.seq ?? 0;
  const failures = state.outgoing.filter(({ status }) => status === 'failed').length;
  const before = useRef<{ newest: number; failures: number } | null>(null);

  useEffect(() => {
    if (!isReady) return;
    const { newest: knownNewest = newest, failures: knownFailures = 0 } = before.current ?? {};
    before.current = { newest, failures };
    if (newest === knownNewest && failures <= knownFailures) return;
    void client.invalidateQueries({ queryKey: chatKeys.status(conversation.chat) });
    renewChats(client);
  }, [client, conversation, isReady, newest, failures]);

  useEffect(() => {
    async function read() {
      if (!isReady || document.visibilityState !== 'visible') return;
      if (await conversation.markRead(fromPeer)) renewChats(client);
    }
    void read();
    const readOnReturn = () => void read();
    document.addEventListener('visibilitychange', readOnReturn);
    return () => document.removeEventListener('visibilitychange', readOnReturn);
  }, [client, conversation, isReady, fromPeer]);
}
