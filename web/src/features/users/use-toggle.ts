import { useRef, useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { toast } from '../../ui/toast.tsx';
import { useMemberOnly } from './use-member-only.ts';

export type ToggleState = { isOn: boolean; count: number };

export type ToggleOptions = ToggleState & {
  /** Asks the server; its answer is the truth, whatever was shown meanwhile. */
  ask: (isOn: boolean) => Promise<ToggleState>;
  /** Told of every state that is shown: the hoped-for one at once, then the answer or the way back. */
  onChange?: ((state: ToggleState) => void) | undefined;
};

function flipped({ isOn, count }: ToggleState): ToggleState {
  return { isOn: !isOn, count: Math.max(0, count + (isOn ? -1 : 1)) };
}

/** A switch of a member (like, follow, join) that answers at once and goes back with the server's words. */
export function useToggle({ isOn, count, ask, onChange }: ToggleOptions) {
  const memberOnly = useMemberOnly();
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
    if (busy.current || !memberOnly()) return null;
    busy.current = true;
    setIsPending(true);
    const next = flipped(shown);
    show(next);
    try {
      const answer = await ask(next.isOn);
      show(answer);
      return answer;
    } catch (error) {
      show(shown);
      toast.error(messageOf(error, '操作失败'));
      return null;
    } finally {
      busy.current = false;
      setIsPending(false);
    }
  }

  return { ...shown, toggle, isPending };
}
