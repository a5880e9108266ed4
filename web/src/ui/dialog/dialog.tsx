import { lazy, Suspense, useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { whenFirstTouched } from '../../hooks/when-first-touched.ts';
import { whenLeft } from '../../hooks/when-left.ts';

export { dialog, type DialogKind, type DialogOptions } from './dialogs.ts';

export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons along the foot; the main one last. */
  footer?: ReactNode;
  /** 400, 520 or 760 px wide. */
  size?: DialogSize | undefined;
  /** False while work is under way: Esc, a click outside and the cross do nothing. */
  dismissible?: boolean | undefined;
  /** The element that gets the focus; the first field when left out. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** After the fade, in either direction. */
  onOpenChangeComplete?: ((open: boolean) => void) | undefined;
}

const loadFrame = () => import('./dialog-frame.tsx');
const DialogFrame = lazy(async () => ({ default: (await loadFrame()).DialogFrame }));

/**
 * A modal dialog for forms and pickers; it closes when the page is left. Its code arrives while the page idles, so a page that has a dialog
 * does not wait for it. For a plain question use `dialog.confirm` from dialogs.ts.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  useEffect(() => whenFirstTouched(() => void loadFrame().catch(() => undefined)), []);
  const close = useEffectEvent(() => props.onOpenChange(false));
  useEffect(() => (props.open ? whenLeft(() => close()) : undefined), [props.open]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
