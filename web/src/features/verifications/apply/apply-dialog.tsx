import { applyForVerification } from '@zaojie/contract/verifications/verification.endpoints';
import { verificationForm } from '@zaojie/contract/verifications/verification.schemas';
import {
  verificationKinds,
  verificationLimits,
  type VerificationKind,
} from '@zaojie/contract/verifications/verification-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { plainDigits, plainMobile } from '../../../text/typed-numbers.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { refusedField } from '../../withdrawals/refused-field.ts';
import { errorsOf, useCheckedForm } from '../../../hooks/use-checked-form.ts';
import { kindFaces } from '../kind-faces.ts';
import { verificationKeys } from '../verification-queries.ts';
import { DocumentsField } from './documents-field.tsx';
import { useDocuments } from './use-documents.ts';

const EMPTY = {
  real_name: '',
  id_number: '',
  portfolio: '',
  statement: '',
  company_name: '',
  licence_number: '',
  contact_name: '',
  contact_mobile: '',
};
type Values = typeof EMPTY;
type Body = z.input<typeof verificationForm>;

function bodyOf(kind: VerificationKind, values: Values, ids: number[]): Body {
  const { real_name, id_number, portfolio, statement } = values;
  if (kind === 'personal') return { kind, real_name, id_number, document_ids: ids };
  if (kind === 'creator') return { kind, portfolio, statement, document_ids: ids };
  const { company_name, licence_number, contact_name, contact_mobile } = values;
  return { kind, company_name, licence_number, contact_name, contact_mobile, document_ids: ids };
}

type FieldOf = (name: keyof Values) => {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

/** A number that people paste in groups; letters may belong to it. */
const numberField = ({ onChange, ...face }: ReturnType<FieldOf>) => ({
  ...face,
  reads: plainDigits,
  inputMode: 'text' as const,
  maxLength: 18,
  onChange: (value: string) => onChange({ target: { value } }),
});

function Fields({ kind, field }: { kind: VerificationKind; field: FieldOf }) {
  if (kind === 'personal') {
    return (
      <>
        <TextInput label="真实姓名" autoComplete="name" {...field('real_name')} />
        <NumberInput label="身份证号" {...numberField(field('id_number'))} />
      </>
    );
  }
  if (kind === 'creator') {
    const statement = field('statement');
    return (
      <>
        <TextInput label="作品主页或代表作的地址" autoComplete="off" {...field('portfolio')} />
        <Textarea
          label="这些作品和你的参与"
          rows={4}
          maxLength={verificationLimits.statementMax}
          length={statement.value.length}
          {...statement}
        />
      </>
    );
  }
  return (
    <>
      <TextInput label="企业全称" autoComplete="organization" {...field('company_name')} />
      <NumberInput label="统一社会信用代码" {...numberField(field('licence_number'))} />
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <TextInput label="联系人" autoComplete="name" {...field('contact_name')} />
        <NumberInput
          {...numberField(field('contact_mobile'))}
          label="联系人手机号"
          reads={plainMobile}
          inputMode="tel"
          autoComplete="tel"
          // With +86, as it is typed.
          maxLength={14}
        />
      </div>
    </>
  );
}

function useApply(onApplied: () => void, onRefused: (error: unknown) => void) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async (body: Body) => {
    setSending(true);
    try {
      await call(applyForVerification, { body });
      toast.success('申请已提交，审核后会通知你');
      onApplied();
    } catch (error) {
      onRefused(error);
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey: verificationKeys.mine });
    }
  });
  return { isSending, send };
}

export function ApplyDialog({ kind, onClose }: { kind: VerificationKind; onClose: () => void }) {
  const [, most] = verificationLimits.documents[kind];
  const papers = useDocuments(most);
  const form = useCheckedForm(EMPTY, (values) =>
    errorsOf(verificationForm, bodyOf(kind, values, papers.ids)),
  );
  const { isSending, send } = useApply(onClose, (error) => {
    const message = messageOf(error, '没有提交，请重试');
    const refused = refusedField(error);
    if (refused !== null) form.refuse(refused, message);
    else toast.error(message);
  });
  const field: FieldOf = (name) => ({
    value: form.values[name],
    error: form.errorOf(name),
    onChange: (event) => form.set(name, event.target.value),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.tryAll()) void send(bodyOf(kind, form.values, papers.ids));
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={`申请${verificationKinds[kind]}`}
      size="medium"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Fields kind={kind} field={field} />
        <DocumentsField
          label={kindFaces[kind].papers}
          most={most}
          error={form.errorOf('document_ids')}
          papers={papers}
        />
        <div className="mt-2 flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button
            type="submit"
            look="primary"
            loading={isSending}
            {...(papers.isSending && { disabledReason: '材料还没传完' })}
          >
            提交申请
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
