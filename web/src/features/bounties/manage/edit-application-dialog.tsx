import { editApplication } from '@zaojie/contract/bounties/application.endpoints';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { defaultPrice } from '@zaojie/contract/bounties/bounty-availability';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { ApplicationFields } from '../apply/application-fields.tsx';
import { bodyOf, type ApplicationDraft } from '../apply/application-rules.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import { useApplicationForm } from '../apply/use-application-form.ts';
import { bountyKeys } from '../bounty-queries.ts';

function startOf(application: Application): ApplicationDraft {
  const files = application.files.map((file) => ({ ...file, warnings: [] }));
  const days = application.days === null ? '' : String(application.days);
  const { proposal, works } = application;
  return { price: String(application.price), days, proposal, files, works };
}

const FORM_ID = 'edit-application';

/** Until it has been read. */
export function EditApplicationDialog(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props;
  const queryClient = useQueryClient();
  const box = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const [start] = useState(() => startOf(application));
  const { bounty } = application;
  const form = useApplicationForm({ start, budget: bounty, place: 'dialog', needsTerms: false });

  const send = useOneAtATime(async (draft: ApplicationDraft) => {
    setSending(true);
    try {
      await call(editApplication, { body: { id: application.id, ...bodyOf(draft) } });
      toast.success('修改成功');
      setOpen(false);
    } catch (error) {
      toast.error(messageOf(error, '提交失败，请重试'));
    } finally {
      setSending(false);
      void queryClient.invalidateQueries({ queryKey: bountyKeys.applications });
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = form.check();
    if (wrong === null) void send(form.draft);
    else focusField(box.current, wrong);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(isOpen) => (isOpen ? undefined : onClose())}
      title="修改应征"
      description={bounty.title}
      dismissible={!isSending}
      footer={
        <>
          <Button look="quiet" onClick={() => setOpen(false)}>
            取消
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            look="primary"
            loading={isSending}
            disabledReason={form.isUploading ? '附件还在上传' : undefined}
          >
            保存修改
          </Button>
        </>
      }
    >
      <form ref={box} id={FORM_ID} noValidate onSubmit={submit}>
        <ApplicationFields
          form={form}
          budget={bounty}
          middle={defaultPrice(bounty)}
          disabled={isSending}
          onAddFile={() => true}
        />
      </form>
    </Dialog>
  );
}
