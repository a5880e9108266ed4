import { companyInvitation, companyLimits, inviteMember } from '@zaojie/contract/companies/company.endpoints';
import { companyErrors } from '@zaojie/contract/companies/company.errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { refusedField } from '../withdrawals/refused-field.ts';
import { errorsOf, useCheckedForm } from '../../hooks/use-checked-form.ts';
import { ownCompanyQuery } from './company-queries.ts';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const form = useCheckedForm({ who: '', role: '' }, (values) => errorsOf(companyInvitation, values));
  const send = useOneAtATime<void>(async () => {
    setSending(true);
    try {
      const { data, msg } = await call(inviteMember, { body: form.values });
      client.setQueryData(ownCompanyQuery.queryKey, data);
      toast.success(msg);
      onClose();
    } catch (error) {
      const message = messageOf(error, companyErrors.noPerson.msg);
      const refused = refusedField(error);
      if (refused !== null) form.refuse(refused, message);
      else toast.error(message);
    } finally {
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.tryAll()) void send();
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="邀请成员"
      description="对方接受后，主页会显示你们的企业。"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextInput
          label="用户名或昵称"
          autoComplete="off"
          value={form.values.who}
          error={form.errorOf('who')}
          onChange={(event) => form.set('who', event.target.value)}
        />
        <TextInput
          label="职务（可以不填）"
          autoComplete="off"
          placeholder="如 美术"
          maxLength={companyLimits.roleMax}
          value={form.values.role}
          error={form.errorOf('role')}
          onChange={(event) => form.set('role', event.target.value)}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            发出邀请
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
