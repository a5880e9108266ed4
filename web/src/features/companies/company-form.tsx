import {
  companyForm,
  companyLimits,
  saveCompany,
  type Company,
} from '@zaojie/contract/companies/company.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { refusedField } from '../withdrawals/refused-field.ts';
import { errorsOf, useCheckedForm } from '../../hooks/use-checked-form.ts';
import { ownCompanyQuery } from './company-queries.ts';

type CompanyFormProps = { company: Company | null; onSaved?: () => void; onCancel?: () => void };

/** Founds a company, or changes the one that is there. */
export function CompanyForm({ company, onSaved, onCancel }: CompanyFormProps) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const form = useCheckedForm(
    { name: company?.name ?? '', licence_number: company?.licence_number ?? '' },
    (values) => errorsOf(companyForm, values),
  );
  const send = useOneAtATime<void>(async () => {
    setSending(true);
    try {
      const { data, msg } = await call(saveCompany, { body: form.values });
      client.setQueryData(ownCompanyQuery.queryKey, data);
      toast.success(msg);
      onSaved?.();
    } catch (error) {
      const message = messageOf(error, '没有保存，请重试');
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
    <form noValidate onSubmit={submit} className="grid max-w-120 grid-cols-1 gap-4">
      <TextInput
        label="名称"
        autoComplete="organization"
        maxLength={companyLimits.nameMax}
        value={form.values.name}
        error={form.errorOf('name')}
        onChange={(event) => form.set('name', event.target.value)}
      />
      <TextInput
        label="统一社会信用代码（没有可以不填）"
        autoComplete="off"
        maxLength={18}
        hint="成员看到的是打了星号的。"
        value={form.values.licence_number}
        error={form.errorOf('licence_number')}
        onChange={(event) => form.set('licence_number', event.target.value)}
      />
      <div className="flex gap-2.5 max-md:*:flex-1">
        <Button type="submit" look="primary" loading={isSending}>
          {company ? '保存' : '建立'}
        </Button>
        {onCancel ? (
          <Button look="quiet" disabled={isSending} onClick={onCancel}>
            取消
          </Button>
        ) : null}
      </div>
    </form>
  );
}
