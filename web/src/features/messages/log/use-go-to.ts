import { useEffect, type RefObject } from 'react';
import { toast } from '../../../ui/feedback/toast.tsx';
import type { Conversation } from '../conversation/conversation.ts';

const MARKED_FOR_MS = 2_000;

/** Brings a message into sight, however far back it is, and marks it for a moment. */
export function useGoTo(
  conversation: Conversation,
  content: RefObject<HTMLElement | null>,
  seq: number | null,
): void {
  useEffect(() => {
    if (seq === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function show(wanted: number) {
      const isThere = await conversation.loadBackTo(wanted);
      // The page it came with is drawn by then.
      await new Promise(requestAnimationFrame);
      if (isOver) return;
      const element = content.current?.querySelector<HTMLElement>(`[data-seq="${wanted}"]`);
      if (!isThere || !element) {
        toast.info('这条消息已经不在了');
        return;
      }
      element.scrollIntoView({ block: 'center' });
      element.dataset['found'] = '';
      timer = setTimeout(() => delete element.dataset['found'], MARKED_FOR_MS);
    }
    void show(seq);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [conversation, content, seq]);
}
