import { useRef, useState } from 'react';
import { messageOf } from '../../api/client.ts';
import type { Deed } from '../../api/intention.ts';
import { readSession } from '../../api/session.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { useMemberOnly } from './use-member-only.ts';
import { useKeptDeed } from './use-resumed.ts';

export type ToggleState = { isOn: boolean; count: number };

export type ToggleOptions = ToggleState & {
  /** What switching on is called, for whoever has to sign in first. */
  deed: Deed;
  /** Asks the server; its answer is the truth, whatever was shown meanwhile. */
  ask: (isOn: boolean) => Promise<ToggleState>;
  /** Told of every state that is shown: the hoped-for one at once, then the answer or the way back. */
  onChange?: ((state: ToggleState) => void) | undefined;
  /** Said where the server gave no words of its own. */
  failed?: string | undefined;
};

function flipped({ isOn, count }: ToggleState): ToggleState {
  return { isOn: !isOn, count: Math.max(0, count + (isOn ? -1 : 1)) };
}

/** A switch of a member (like, follow, join) that answers at once and goes back with the server's words. */
export function useToggle({ deed, isOn, count, ask, onChange, failed = '操作失败' }: ToggleOptions) {
  const memberOnly = useMemberOnly();
  const keepDeed = useKeptDeed();
  const [given, setGiven] = useState<ToggleState>({ isOn, count });
  const [shown, setShown] = useState<ToggleState>(given);
  const [isPending, setIsPending] = useState(false);
  // State lags behind a second click in the same moment.
  const busy = useRef(false);

  if (given.isOn !== isOn || given.count !== count) {
    setGiven({ isOn, count });
    setShown({ isOn, count });
  }

  function show(state: ToggleState) {
    setShown(state);
    onChange?.(state);
  }

  async function toggle(): Promise<ToggleState | null> {
    if (busy.current || !memberOnly(deed)) return null;
    busy.current = true;
    setIsPending(true);
    const next = flipped(shown);
    const userId = readSession()?.user.id ?? 0;
    show(next);
    try {
      const answer = await ask(next.isOn);
      show(answer);
      return answer;
    } catch (error) {
      show(shown);
      if (next.isOn) keepDeed(error, deed, userId);
      toast.error(messageOf(error, failed));
      return null;
    } finally {
      busy.current = false;
      setIsPending(false);
    }
  }

  return { ...shown, toggle, isPending };
}
