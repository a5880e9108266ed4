import { Check, CircleAlert, Info, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { toast as sonner, Toaster, type ExternalToast } from 'sonner';
import { usePhone } from './use-phone.ts';

const SHOWN_FOR_MS = 3_000;
const AT_MOST = 3;

export interface ToastOptions {
  /** One thing to do about it, usually 重试. */
  action?: { label: string; onClick: () => void } | undefined;
  /** A toast with an id replaces the one that is shown under the same id. */
  id?: string | undefined;
}

function settings({ action, id }: ToastOptions = {}): ExternalToast {
  return { ...(action ? { action } : {}), ...(id === undefined ? {} : { id }) };
}

type Show = (message: string, options?: ToastOptions) => void;

/** Short news that asks for nothing. `<ToastHost/>` draws it. */
export const toast: Record<'success' | 'error' | 'info' | 'warning', Show> = {
  success: (message, options) => void sonner.success(message, settings(options)),
  error: (message, options) => void sonner.error(message, settings(options)),
  info: (message, options) => void sonner.info(message, settings(options)),
  warning: (message, options) => void sonner.warning(message, settings(options)),
};

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Mounted once by the app. Top centre, or at the foot of a phone; outside the root, so that it lies above dialogs. */
export function ToastHost() {
  const phone = usePhone();
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
      icons={{
        success: <Check {...icon} className="text-success" />,
        error: <X {...icon} className="text-danger" />,
        warning: <CircleAlert {...icon} className="text-warning" />,
        info: <Info {...icon} className="text-brand-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex min-h-11 items-center gap-2.5 rounded-control bg-float py-2.5 pr-4.5 pl-3.5 text-14 leading-ui text-ink shadow-float',
          icon: 'shrink-0',
          actionButton:
            'relative ml-2 shrink-0 rounded-sm text-13 text-brand-ink underline-offset-3 hover:underline after:absolute after:-inset-x-2 after:-inset-y-3',
        },
      }}
    />,
    document.body,
  );
}
