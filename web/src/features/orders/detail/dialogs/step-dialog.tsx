import type { ReactNode } from 'react';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';

interface StepDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  submit: string;
  danger?: boolean | undefined;
  disabledReason?: string | undefined;
  isSending: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form for one step of the order. */
export function StepDialog(props: StepDialogProps) {
  const {
    open,
    title,
    description,
    submit,
    danger = false,
    disabledReason,
    isSending,
    onSubmit,
    onClose,
  } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={title}
      description={description}
      dismissible={!isSending}
      footer={
        <>
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            loading={isSending}
            disabledReason={disabledReason}
            onClick={onSubmit}
          >
            {submit}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
