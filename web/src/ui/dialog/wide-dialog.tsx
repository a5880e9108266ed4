import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { returnFrom } from '../../hooks/focus/keep-focus.ts';
import { classNames } from '../class-names.ts';
import { BACKDROP } from './dialog-frame.tsx';
import { mayDismiss } from './dialog-dismissal.ts';
import { DialogHost } from './dialog-host.tsx';

export interface WideDialogProps {
  open: boolean;
  /** Wanted by Esc or by a press outside. */
  onClose: () => void;
  /** Names it for screen readers; the content shows its own heading. */
  label: string;
  /** `wide` is 1120 px, `form` 560 px; both are full-height sheets on a phone. */
  size?: 'wide' | 'form' | undefined;
  /** False while work is under way: Esc and a press outside do nothing. */
  dismissible?: boolean | undefined;
  onClosed?: (() => void) | undefined;
  children: ReactNode;
}

const SIZES = {
  wide: 'h-[calc(100dvh-64px)] w-280',
  form: 'max-h-[calc(100dvh-64px)] w-140',
};

const POPUP =
  'relative m-auto flex max-w-[calc(100vw-48px)] flex-col overflow-hidden rounded-[12px] bg-float text-ink shadow-float outline-none ' +
  'transition-[opacity,scale,translate] duration-mid data-starting-style:scale-98 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-98 data-ending-style:opacity-0 max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full ' +
  'max-md:max-w-none max-md:rounded-none max-md:data-starting-style:translate-y-6 max-md:data-ending-style:translate-y-6';

/** What is pressed in a preview above the dialog isn't meant for it. */
function isForPreview(event: Event): boolean {
  return document.querySelector('[data-preview]') !== null && event.type !== 'click';
}

/** A page over the page, with an address of its own: whoever opens it keeps it there, so that Back closes it. */
export function WideDialog(props: WideDialogProps) {
  const { open, onClose, label, size = 'wide', dismissible = true, onClosed, children } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        details.cancel();
        if (dismissible && mayDismiss(details) && !isForPreview(details.event)) onClose();
      }}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClosed?.())}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classNames('z-40', BACKDROP)} forceRender />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex overflow-hidden">
          <BaseDialog.Popup
            ref={popup}
            data-float
            aria-label={label}
            finalFocus={() => returnFrom(popup.current)}
            initialFocus={popup}
            className={classNames(POPUP, SIZES[size])}
          >
            {children}
            {open ? <DialogHost /> : null}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
