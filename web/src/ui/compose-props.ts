import type { Ref } from 'react';

type Props = Record<string, unknown>;

function isHandler(name: string, value: unknown): value is (...args: unknown[]) => void {
  return typeof value === 'function' && /^on[A-Z]/.test(name);
}

export function composeRefs<Element>(...refs: (Ref<Element> | undefined)[]) {
  return (element: Element | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

/**
 * Merges two sets of props for one element: both event handlers run, both refs are set, otherwise the second wins.
 * Needed wherever a behaviour (tooltip, menu) is put on an element that has handlers of its own.
 */
export function composeProps<First extends object, Second extends object>(
  first: First,
  second: Second,
): First & Second {
  const merged: Props = Object.fromEntries(Object.entries(first));
  for (const [name, value] of Object.entries(second)) {
    const own = merged[name];
    if (isHandler(name, own) && isHandler(name, value)) {
      merged[name] = (...args: unknown[]) => {
        own(...args);
        value(...args);
      };
    } else if (name === 'ref' && own) {
      merged[name] = composeRefs(own as Ref<unknown>, value as Ref<unknown>);
    } else if (value !== undefined) {
      merged[name] = value;
    }
  }
  return merged as First & Second;
}
