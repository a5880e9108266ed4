import { useCallback, useEffect, useRef, useState } from 'react';
import { sayLive, useLive } from '../../api/live/live-bus.ts';
import { useSession } from '../../api/session.ts';

const SHOWN_FOR_MS = 5_000;
const TOLD_EVERY_MS = 3_000;

/** Whether the other side is writing just now. Ends by itself, and with what they wrote. */
export function useTyping(chat: string): boolean {
  const ownId = useSession()?.user.id;
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useLive((frame) => {
    if (frame.type === 'typing' && frame.chat_identify === chat && frame.user_id !== ownId) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTyping(false), SHOWN_FOR_MS);
      setTyping(true);
    }
    if (
      frame.type === 'message' &&
      frame.message.chat_identify === chat &&
      frame.message.from_user !== ownId
    ) {
      clearTimeout(timer.current);
      setTyping(false);
    }
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return isTyping;
}

/** Tells the other side that something is being written. */
export function useTellTyping(chat: string): () => void {
  const toldAt = useRef(0);
  return useCallback(() => {
    if (Date.now() - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = Date.now();
    sayLive({ type: 'typing', chat_identify: chat });
  }, [chat]);
}
