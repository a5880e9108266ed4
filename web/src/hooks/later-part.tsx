import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export type LaterProps = {
  /** What stands there meanwhile, as high as what will. */
  room?: ReactNode;
  /** Not before this. */
  isWanted?: boolean;
};

/**
 * A part of a page whose code isn't needed to draw it: it is fetched when the part is wanted. `drawFailed` draws what stands
 * there if it doesn't come; it is given the way to try again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  drawFailed: (onRetry: () => void) => ReactNode,
) {
  let loaded: ComponentType<Props> | null = null;
  async function fetchPart(): Promise<void> {
    loaded ??= await load();
  }

  return function Later({ room = null, isWanted = true, ...props }: LaterProps & Props) {
    const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
    useEffect(() => {
      if (!isWanted || state !== 'waiting') return undefined;
      let isOver = false;
      const tell = (next: 'here' | 'failed') => () => {
        if (!isOver) setState(next);
      };
      fetchPart().then(tell('here'), tell('failed'));
      return () => {
        isOver = true;
      };
    }, [isWanted, state]);

    if (state === 'failed') return drawFailed(() => setState('waiting'));
    const Part = state === 'here' ? loaded : null;
    // What is left of the props is what the part takes.
    return Part === null ? room : <Part {...(props as unknown as Props)} />;
  };
}
