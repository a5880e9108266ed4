import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { returnFrom } from '../../hooks/focus/keep-focus.ts';
import { classNames } from '../class-names.ts';
import { mayDismiss } from './dialog-dismissal.ts';
import { DialogHost } from './dialog-host.tsx';
import type { DialogProps, DialogSize } from './dialog.tsx';

const WIDTHS: Record<DialogSize, string> = { small: 'w-100', medium: 'w-130', large: 'w-190' };

/* Small dialogs stay in the middle; the others rise from the foot of a phone and use its full width. */
const PHONE_SHEET =
  'max-md:mt-auto max-md:mb-0 max-md:max-h-[92dvh] max-md:w-full max-md:max-w-none max-md:rounded-b-none ' +
  'max-md:pb-[env(safe-area-inset-bottom)] max-md:data-starting-style:translate-y-6 max-md:data-ending-style:translate-y-6';

export const BACKDROP =
  'fixed inset-0 min-h-dvh bg-scrim transition-opacity duration-mid data-starting-style:opacity-0 data-ending-style:opacity-0';

const POPUP =
  'relative m-auto flex max-h-[calc(100dvh-48px)] max-w-[calc(100vw-32px)] flex-col rounded-card bg-float text-ink ' +
  'shadow-float outline-none transition-[opacity,scale,translate] duration-mid ' +
  'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:scale-98 data-ending-style:opacity-0';

function CloseButton() {
  return (
    <BaseDialog.Close
      aria-label="关闭"
      className="-mt-1.5 -mr-2 ml-auto grid size-9 shrink-0 place-items-center rounded-control text-ink-3 transition-colors hover:bg-float-hover hover:text-ink max-md:-mt-2.5 max-md:size-11"
    >
      <X size={20} strokeWidth={1.75} aria-hidden="true" />
    </BaseDialog.Close>
  );
}

export function DialogFrame(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = 'medium',
    dismissible = true,
    initialFocus,
  } = props;
  const popup = useRef<HTMLDivElement>(null);

  function firstFocus(opened: string) {
    if (initialFocus) return initialFocus.current;
    // A field would raise the keyboard over the sheet of a phone.
    if (opened === 'touch') return popup.current;
    return popup.current?.querySelector<HTMLElement>('input, textarea, select') ?? true;
  }

  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && (!dismissible || !mayDismiss(details))) details.cancel();
        else onOpenChange(next);
      }}
      onOpenChangeComplete={props.onOpenChangeComplete}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classNames('z-40', BACKDROP)} forceRender />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex overflow-hidden">
          <BaseDialog.Popup
            ref={popup}
            data-float
            className={classNames(POPUP, WIDTHS[size], size !== 'small' && PHONE_SHEET)}
            finalFocus={() => returnFrom(popup.current)}
            initialFocus={firstFocus}
          >
            <header className="flex items-start gap-3 px-6 pt-6 max-md:px-4 max-md:pt-5">
              <BaseDialog.Title className="min-w-0 text-18">{title}</BaseDialog.Title>
              {dismissible ? <CloseButton /> : null}
            </header>
            {description ? (
              <BaseDialog.Description className="mt-1 px-6 text-ink-2 max-md:px-4">
                {description}
              </BaseDialog.Description>
            ) : null}
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5 max-md:px-4">
              {children}
            </div>
            {footer ? (
              <footer className="flex justify-end gap-2.5 border-t border-line px-6 dark:border-line-2 py-4 max-md:px-4">
                {footer}
              </footer>
            ) : null}
            {open ? <DialogHost /> : null}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
