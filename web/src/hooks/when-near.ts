const MARGIN_PX = 1_200;

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

function tell(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
}

/** Calls once the element comes near the window; returns the way back, for effects. One observer serves all groups. */
export function whenNear(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(tell, { rootMargin: `${MARGIN_PX}px 0px` });
  waiting.set(element, act);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
