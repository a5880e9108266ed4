import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../form/button.tsx';
import { returnFrom } from '../../hooks/focus/keep-focus.ts';
import { classNames } from '../class-names.ts';
import { mayDismiss } from './dialog-dismissal.ts';
import { BACKDROP } from './dialog-frame.tsx';
import { forgetDialog, type DialogKind, type DialogRequest } from './dialogs.ts';

const ICONS: Record<Exclude<DialogKind, 'confirm'>, { Icon: typeof Info; colour: string }> = {
  success: { Icon: CircleCheck, colour: 'text-success' },
  error: { Icon: CircleX, colour: 'text-danger' },
  warning: { Icon: CircleAlert, colour: 'text-warning' },
  info: { Icon: Info, colour: 'text-brand-ink' },
};

function KindIcon({ kind }: { kind: DialogKind }) {
  if (kind === 'confirm') return null;
  const { Icon, colour } = ICONS[kind];
  return <Icon size={22} strokeWidth={1.75} className={classNames('shrink-0', colour)} aria-hidden="true" />;
}

function Answers({ request, onAnswer }: { request: DialogRequest; onAnswer: (confirmed: boolean) => void }) {
  return (
    <div className="mt-5 flex justify-end gap-2.5">
      {request.cancellable ? (
        <Button look="quiet" onClick={() => onAnswer(false)}>
          {request.cancelText}
        </Button>
      ) : null}
      <Button look={request.danger ? 'danger' : 'primary'} data-confirm onClick={() => onAnswer(true)}>
        {request.confirmText}
      </Button>
    </div>
  );
}

const POPUP =
  'm-auto w-max max-w-[min(400px,calc(100vw-32px))] min-w-[min(300px,calc(100vw-32px))] rounded-card bg-float p-6 text-ink shadow-float ' +
  'outline-none transition-[opacity,scale] duration-mid data-starting-style:scale-98 data-starting-style:opacity-0 ' +
  'data-ending-style:scale-98 data-ending-style:opacity-0';

/** One question of `dialog.*`. The promise is answered at once; the element leaves after its fade. */
export function DialogQuestion({ request }: { request: DialogRequest }) {
  const [open, setOpen] = useState(true);
  const popup = useRef<HTMLDivElement>(null);

  const answered = useRef(false);

  function answer(confirmed: boolean) {
    answered.current = true;
    request.answer(confirmed);
    setOpen(false);
  }

  useEffect(
    // The dialog underneath may close with the answer and take this one along before its fade has ended.
    () => () => {
      if (answered.current) forgetDialog(request.id);
    },
    [request.id],
  );

  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        if (mayDismiss(details)) answer(false);
        else details.cancel();
      }}
      onOpenChangeComplete={(next) => (next ? undefined : forgetDialog(request.id))}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop forceRender className={classNames('z-70', BACKDROP)} />
        <BaseDialog.Viewport className="fixed inset-0 z-80 flex overflow-y-auto py-6">
          <BaseDialog.Popup
            ref={popup}
            data-float
            className={POPUP}
            finalFocus={() => returnFrom(popup.current)}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-confirm]') ?? true}
          >
            <BaseDialog.Title className="flex items-center gap-2.5 text-18">
              <KindIcon kind={request.kind} />
              {request.title}
            </BaseDialog.Title>
            <BaseDialog.Description className="mt-2 whitespace-pre-line text-ink-2">
              {request.message}
            </BaseDialog.Description>
            <Answers request={request} onAnswer={answer} />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
