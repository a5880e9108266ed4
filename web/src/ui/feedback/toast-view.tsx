import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { drawToastsWith, type ToastMessage } from './toast.tsx';

const SHOWN_FOR_MS = 3_000;
const FADES_FOR_MS = 200;
const AT_MOST = 3;

interface Shown {
  key: number;
  toast: ToastMessage;
}

let lastKey = 0;

/** One with the same id takes the place of the other; the oldest makes room. */
function withToast(shown: readonly Shown[], toast: ToastMessage): readonly Shown[] {
  const { id } = toast.options;
  const place = id === undefined ? -1 : shown.findIndex((other) => other.toast.options.id === id);
  if (place !== -1) return shown.map((other, index) => (index === place ? { ...other, toast } : other));
  lastKey += 1;
  return [...shown, { key: lastKey, toast }].slice(-AT_MOST);
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const ICONS = {
  success: <Check {...icon} className="shrink-0 text-success" />,
  error: <X {...icon} className="shrink-0 text-danger" />,
  warning: <CircleAlert {...icon} className="shrink-0 text-warning" />,
  info: <Info {...icon} className="shrink-0 text-brand-ink" />,
};

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const useIsHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/** What is being read, or about to be pressed, stays. */
function useHold() {
  const [isHeld, setIsHeld] = useState(false);
  const hold = () => setIsHeld(true);
  const letGo = () => setIsHeld(false);
  return { isHeld, handlers: { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo } };
}

/** Top centre, or at the foot of a phone; outside the root, so that it lies above dialogs. */
export function ToastView() {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const { isHeld, handlers } = useHold();
  const isHidden = useIsHidden();
  useEffect(() => drawToastsWith((toast) => setShown((before) => withToast(before, toast))), []);
  const remove = (key: number) => setShown((before) => before.filter((other) => other.key !== key));
  return createPortal(
    <section
      data-toasts
      aria-label="提示"
      aria-live="polite"
      aria-relevant="additions text"
      {...handlers}
      className="pointer-events-none fixed inset-x-4 top-18 z-100 flex flex-col-reverse items-center gap-2.5 max-md:top-auto max-md:bottom-[calc(var(--foot-h)+var(--sticky-h)+24px)] max-md:flex-col"
    >
      {shown.map(({ key, toast }) => (
        <Toast key={key} toast={toast} isHeld={isHeld || isHidden} onGone={() => remove(key)} />
      ))}
    </section>,
    document.body,
  );
}

interface ToastProps {
  toast: ToastMessage;
  isHeld: boolean;
  onGone: () => void;
}

/** Its clocks are effects, so that they stop when it goes, whoever takes it away. */
function useClock(toast: ToastMessage | null, ms: number, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (toast === null) return undefined;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [toast, ms]);
}

function Toast({ toast, isHeld, onGone }: ToastProps) {
  const { kind, message, options } = toast;
  const [ended, setEnded] = useState<ToastMessage | null>(null);
  // A new message under the same id begins anew.
  const isLeaving = ended === toast;
  const leaving = isLeaving ? toast : null;
  useClock(isHeld || isLeaving || options.stays ? null : toast, SHOWN_FOR_MS, () => setEnded(toast));
  useClock(leaving, FADES_FOR_MS, onGone);

  function act() {
    options.action?.onClick();
    setEnded(toast);
  }

  return (
    <div
      className={classNames(
        'flex min-h-11 max-w-105 animate-rise items-center gap-2.5 rounded-control bg-float py-2.5 pr-4.5 pl-3.5 text-14 leading-ui text-ink shadow-float transition-opacity duration-mid',
        isLeaving ? 'opacity-0' : 'pointer-events-auto',
      )}
    >
      {ICONS[kind]}
      <span className="min-w-0 break-words">{message}</span>
      {options.action ? (
        <button
          type="button"
          onClick={act}
          className="relative ml-2 shrink-0 rounded-sm text-13 text-brand-ink underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
        >
          {options.action.label}
        </button>
      ) : null}
    </div>
  );
}
