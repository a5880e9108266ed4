import { declineReasons } from '@zaojie/contract/bounties/application-status';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { applicationLimits } from '@zaojie/contract/bounties/bounty-limits';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { reasonOf } from './decline-reason.tsx';

const REASONS = declineReasons.map((reason) => ({ value: reason as string, label: reason as string }));
/** Room for the picked reason before the words. */
const WORDS_MAX = applicationLimits.reasonMax - 10;

type DeclineFormProps = {
  application: Application;
  isBusy: boolean;
  onDecline: (reason: string) => void;
  onCancel: () => void;
};

/** Opens in the row; nobody is turned away without a reason. */
export function DeclineForm({ application, isBusy, onDecline, onCancel }: DeclineFormProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const { nickname } = application.applicant;

  function submit() {
    if (picked === null) setError('请选择一个理由');
    else onDecline(reasonOf(picked, words));
  }

  return (
    <section
      aria-label={`婉拒${nickname}`}
      className="grid gap-3 rounded-control border border-line-2 bg-surface px-4.5 py-4"
    >
      <p className="flex items-baseline gap-3 max-md:block">
        <b className="font-semibold">婉拒{nickname}</b>
        <span className="text-13 text-ink-3">对方会在“我的应征”里看到理由</span>
      </p>
      <ChoicePills
        label="理由"
        labelHidden
        name={`reason-${application.id}`}
        value={picked}
        options={REASONS}
        error={error}
        onChange={(reason) => {
          setPicked(reason);
          setError(undefined);
        }}
      />
      <TextInput
        label="再说一句（选填）"
        labelHidden
        placeholder="再说一句（选填）"
        autoComplete="off"
        maxLength={WORDS_MAX}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className="flex justify-end gap-2 max-md:*:flex-1">
        <Button look="quiet" onClick={onCancel}>
          取消
        </Button>
        <Button loading={isBusy} onClick={submit}>
          婉拒并告诉对方
        </Button>
      </div>
    </section>
  );
}
