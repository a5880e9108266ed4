import { defaultPrice } from '@zaojie/contract/bounties/bounty-availability';
import type { BountyDetail } from '@zaojie/contract/bounties/bounty.schemas';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { keepApplicationDraft, readApplicationDraft } from './application-draft.ts';
import { ApplicationFields, TermsBox } from './application-fields.tsx';
import type { ApplyPlace } from './application-rules.ts';
import { focusField } from '../../../ui/form/focus-field.ts';
import { useApplicationForm } from './use-application-form.ts';
import { useApply } from './use-apply.ts';

type ApplyFormProps = { bounty: BountyDetail; place: ApplyPlace; onApplied: () => void };

/** The form of both entrances; each says what is wrong in its own words. */
export function ApplyForm({ bounty, place, onApplied }: ApplyFormProps) {
  const memberOnly = useMemberOnly();
  const box = useRef<HTMLFormElement>(null);
  const [start] = useState(() => readApplicationDraft(bounty));
  const form = useApplicationForm({
    start,
    budget: bounty,
    place,
    onDraft: (draft) => keepApplicationDraft(bounty.id, draft),
  });
  const { isSending, send } = useApply(bounty, place, onApplied);
  const deed = { kind: 'apply-bounty', id: bounty.id } as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!memberOnly(deed)) return;
    const wrong = form.check();
    if (wrong === null) void send(form.draft);
    else focusField(box.current, wrong);
  }

  return (
    <form ref={box} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4.5" aria-label="应征">
      <ApplicationFields
        form={form}
        budget={bounty}
        middle={defaultPrice(bounty)}
        disabled={isSending}
        onAddFile={() => memberOnly(deed)}
      />
      <div className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-float max-md:px-4 max-md:py-3">
        <TermsBox form={form} disabled={isSending} />
        <Button
          type="submit"
          look="primary"
          size="large"
          block
          loading={isSending}
          disabledReason={form.isUploading ? '附件还在上传' : undefined}
        >
          {place === 'detail' ? '申请约稿' : '提交应征'}
        </Button>
      </div>
      <p className="text-12 leading-5 text-ink-3">
        对方读过会标“已读”，没选中也会给理由。选中后按这个报价生成订单。
      </p>
    </form>
  );
}
