import { useEffect, useState, type ComponentType } from 'react';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';

export interface ToastOptions {
  /** One thing to do about it, usually 重试. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A toast with an id replaces the one that is shown under the same id. */
  id?: string | undefined;
  /** Until it is acted on. */
  stays?: boolean | undefined;
}

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastMessage {
  kind: ToastKind;
  message: string;
  options: ToastOptions;
}

/** News that came before there was anything to draw it. Older than the last three, it is no longer news. */
const AT_MOST_WAITING = 3;
let waiting: ToastMessage[] = [];
let draw: ((toast: ToastMessage) => void) | null = null;
let fetchView: (() => void) | null = null;

function say(kind: ToastKind) {
  return (message: string, options: ToastOptions = {}): void => {
    const toast = { kind, message, options };
    if (draw) {
      draw(toast);
      return;
    }
    waiting = [...waiting, toast].slice(-AT_MOST_WAITING);
    fetchView?.();
  };
}

/** Short news that asks for nothing. `<ToastHost/>` draws it. */
export const toast: Record<ToastKind, (message: string, options?: ToastOptions) => void> = {
  success: say('success'),
  error: say('error'),
  info: say('info'),
  warning: say('warning'),
};

/** Hands over what has waited and all that follows; returns the way back, for effects. */
export function drawToastsWith(drawOne: (toast: ToastMessage) => void): () => void {
  draw = drawOne;
  for (const toastMessage of waiting) drawOne(toastMessage);
  waiting = [];
  return () => {
    draw = null;
  };
}

/** Mounted once by the app. The code that draws is fetched while the page idles, or with the first toast. */
export function ToastHost() {
  const [ToastView, setToastView] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./toast-view.tsx').then(
        (module) => setToastView(() => module.ToastView),
        // Offline: the next toast tries again.
        () => undefined,
      );
    fetchView = load;
    if (waiting.length > 0) load();
    const cancel = whenFirstTouched(load);
    return () => {
      fetchView = null;
      cancel();
    };
  }, []);
  return ToastView ? <ToastView /> : null;
}
