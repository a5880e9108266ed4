import { useQueryClient } from '@tanstack/react-query';
import { changeContact, sendContactCode } from '@zaojie/contract/accounts/contact.endpoints';
import {
  contactChange,
  newContact,
  type ContactKind,
  type Contacts,
} from '@zaojie/contract/accounts/contact.schemas';
import { useState, type FormEvent } from 'react';
import { ApiFailure, call } from '../../../api/client.ts';
import { errorsOf, useCheckedForm } from '../../../hooks/use-checked-form.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { plainMobile } from '../../../text/typed-numbers.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { refusalText } from '../wait-text.ts';
import { CodeEntry } from './code-entry.tsx';
import { contactsQuery, contactWords } from './contact-queries.ts';
import { ProofStep } from './proof-step.tsx';

const FAILED = '没有绑定成功，请稍后重试';

function fieldOf({ data }: ApiFailure): string {
  const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : null;
  return field === 'value' ? 'value' : 'code';
}

type NewContactProps = {
  kind: ContactKind;
  proof: string | null;
  onDone: () => void;
  onProofOver: () => void;
};

/** The new one, and the code that went there. */
function NewContact({ kind, proof, onDone, onProofOver }: NewContactProps) {
  const given = proof === null ? { kind } : { kind, proof };
  const form = useCheckedForm({ value: '', code: '' }, (values) =>
    errorsOf(contactChange, { ...given, ...values }),
  );
  const [isSending, setSending] = useState(false);
  const { value, code } = form.values;

  async function send() {
    const asked = newContact.safeParse({ ...given, value });
    if (!asked.success) {
      form.refuse('value', asked.error.issues[0]?.message ?? '填写不正确');
      return null;
    }
    return (await call(sendContactCode, { body: asked.data })).data;
  }

  const submit = useOneAtATime<void>(async () => {
    if (!form.tryAll()) return;
    setSending(true);
    try {
      const { msg } = await call(changeContact, { body: contactChange.parse({ ...given, value, code }) });
      toast.success(msg);
      onDone();
    } catch (error) {
      setSending(false);
      if (!(error instanceof ApiFailure)) form.refuse('code', FAILED);
      else if (error.code === 2900) onProofOver();
      else form.refuse(fieldOf(error), refusalText(error, FAILED));
    }
  });

  const contact = { label: `新${contactWords[kind]}`, value, error: form.errorOf('value') };
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {kind === 'mobile' ? (
        <NumberInput
          {...contact}
          reads={plainMobile}
          inputMode="tel"
          autoComplete="tel-national"
          onChange={(mobile) => form.set('value', mobile)}
        />
      ) : (
        <TextInput
          {...contact}
          type="email"
          autoComplete="email"
          onChange={({ target }) => form.set('value', target.value)}
        />
      )}
      <CodeEntry
        value={code}
        error={form.errorOf('code')}
        onChange={(next) => form.set('code', next)}
        send={send}
        sentTo={value}
      />
      <Button type="submit" look="primary" size="large" block loading={isSending}>
        绑定{contactWords[kind]}
      </Button>
    </form>
  );
}

type ContactDialogProps = { kind: ContactKind; contacts: Contacts; onClose: () => void };

/** Changes or binds a phone or a mailbox: a code to what is bound, then a code to the new one. */
export function ContactDialog({ kind, contacts, onClose }: ContactDialogProps) {
  const client = useQueryClient();
  const [proof, setProof] = useState<string | null>(null);
  const mustProve = contacts.mobile !== '' || contacts.email !== '';
  const isBound = contacts[kind] !== '';

  function done() {
    onClose();
    void client.invalidateQueries({ queryKey: contactsQuery.queryKey });
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={`${isBound ? '更换' : '绑定'}${contactWords[kind]}`}
      size="small"
    >
      {mustProve && proof === null ? (
        <ProofStep contacts={contacts} prefer={kind} submitText="下一步" onProof={setProof} />
      ) : (
        <NewContact kind={kind} proof={proof} onDone={done} onProofOver={() => setProof(null)} />
      )}
    </Dialog>
  );
}
