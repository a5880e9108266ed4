import { checkProofCode, sendProofCode } from '@zaojie/contract/accounts/contact.endpoints';
import { proofCheck, type ContactKind, type Contacts } from '@zaojie/contract/accounts/contact.schemas';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { errorsOf, useCheckedForm } from '../../../hooks/use-checked-form.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { CodeEntry } from './code-entry.tsx';
import { contactWords } from './contact-queries.ts';

type ProofStepProps = {
  contacts: Contacts;
  /** What is asked first where both are there. */
  prefer: ContactKind;
  submitText: string;
  onProof: (proof: string) => void | Promise<void>;
};

/** What somebody can be asked by: an address only where mail is sent. */
function waysOf(contacts: Contacts): ContactKind[] {
  const ways: ContactKind[] = [];
  if (contacts.mobile !== '') ways.push('mobile');
  if (contacts.email !== '' && contacts.can_mail) ways.push('email');
  return ways;
}

function ProofForm({ by, ...props }: ProofStepProps & { by: ContactKind }) {
  const form = useCheckedForm({ code: '' }, (values) => errorsOf(proofCheck, { by, ...values }));
  const [isSending, setSending] = useState(false);

  const submit = useOneAtATime<void>(async () => {
    if (!form.tryAll()) return;
    setSending(true);
    try {
      const { data } = await call(checkProofCode, { body: { by, code: form.values.code } });
      await props.onProof(data.proof);
    } catch (error) {
      form.refuse('code', messageOf(error, '验证没有成功，请重试'));
    } finally {
      setSending(false);
    }
  });

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-ink-2">
        先证明是你本人：验证码发到{contactWords[by]} <b className="font-medium">{props.contacts[by]}</b>
      </p>
      <CodeEntry
        value={form.values.code}
        error={form.errorOf('code')}
        onChange={(code) => form.set('code', code)}
        send={async () => (await call(sendProofCode, { body: { by } })).data}
        sentTo={props.contacts[by]}
      />
      <Button type="submit" look="primary" size="large" block loading={isSending}>
        {props.submitText}
      </Button>
    </form>
  );
}

/** Somebody proves by a code that they hold what the account is bound to. */
export function ProofStep(props: ProofStepProps) {
  const ways = waysOf(props.contacts);
  const [chosen, setChosen] = useState<ContactKind>(props.prefer);
  const by = ways.includes(chosen) ? chosen : ways[0];
  if (by === undefined) return <p className="text-ink-2">站点还没有开通邮件，暂时不能用邮箱验证。</p>;
  const other = ways.find((way) => way !== by);
  return (
    <>
      <ProofForm key={by} by={by} {...props} />
      {other === undefined ? null : (
        <p className="mt-4 text-center text-13">
          <TextButton onClick={() => setChosen(other)}>收不到？改用{contactWords[other]}验证</TextButton>
        </p>
      )}
    </>
  );
}
