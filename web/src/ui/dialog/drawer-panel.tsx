import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { returnFrom } from '../../hooks/focus/keep-focus.ts';
import { classNames } from '../class-names.ts';
import { mayDismiss } from './dialog-dismissal.ts';
import { DialogHost } from './dialog-host.tsx';
import { BACKDROP } from './dialog-frame.tsx';
import type { DrawerProps } from './drawer.tsx';

const SIDES = {
  left: 'left-0 data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  right: 'right-0 data-starting-style:translate-x-full data-ending-style:translate-x-full',
};

export function DrawerPanel({ open, onOpenChange, label, side = 'left', children }: DrawerProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !mayDismiss(details)) details.cancel();
        else onOpenChange(next);
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={classNames('z-40', BACKDROP)} />
        <BaseDialog.Popup
          ref={popup}
          finalFocus={() => returnFrom(popup.current)}
          aria-label={label}
          className={classNames(
            'fixed inset-y-0 z-50 w-66 max-w-[85vw] overflow-y-auto overscroll-contain bg-paper pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none transition-transform duration-slow',
            SIDES[side],
          )}
        >
          {children}
          {open ? <DialogHost /> : null}
          <BaseDialog.Close className="sr-only">关闭</BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
