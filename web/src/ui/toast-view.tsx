import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster } from 'sonner';
import { drawToastsWith, type ToastMessage } from './toast.tsx';
import { usePhone } from './use-phone.ts';

const SHOWN_FOR_MS = 3_000;
const AT_MOST = 3;

function drawOne({ kind, message, options: { action, id } }: ToastMessage): void {
  sonner[kind](message, { ...(action ? { action } : {}), ...(id === undefined ? {} : { id }) });
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const ICONS = {
  success: <Check {...icon} className="text-success" />,
  error: <X {...icon} className="text-danger" />,
  warning: <CircleAlert {...icon} className="text-warning" />,
  info: <Info {...icon} className="text-brand-ink" />,
};

const CLASSES = {
  toast:
    'flex min-h-11 items-center gap-2.5 rounded-control bg-float py-2.5 pr-4.5 pl-3.5 text-14 leading-ui text-ink shadow-float',
  icon: 'shrink-0',
  actionButton:
    'relative ml-2 shrink-0 rounded-sm text-13 text-brand-ink underline-offset-3 hover:underline after:absolute after:-inset-x-2 after:-inset-y-3',
};

/** Top centre, or at the foot of a phone; outside the root, so that it lies above dialogs. */
export function ToastView() {
  const phone = usePhone();
  // Runs after the effects of Toaster, which by then listens.
  useEffect(() => drawToastsWith(drawOne), []);
  return createPortal(
    <Toaster
      position={phone ? 'bottom-center' : 'top-center'}
      expand
      gap={10}
      duration={SHOWN_FOR_MS}
      visibleToasts={AT_MOST}
      offset={{ top: 72 }}
      mobileOffset={{ bottom: 24, left: 16, right: 16 }}
      containerAriaLabel="提示"
      icons={ICONS}
      toastOptions={{ unstyled: true, classNames: CLASSES }}
    />,
    document.body,
  );
}
