import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { fenOf, readAmount, yuanText } from '@zaojie/contract/money';
import { disputeOrder } from '@zaojie/contract/orders/dispute.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useRef, useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { orderPath, useOrderRoof } from '../order-address.ts';
import { AmountField } from '../screen/amount-field.tsx';
import { EvidencePictures, useEvidencePictures } from '../screen/evidence-pictures.tsx';
import { useOrderSteps } from '../use-order-steps.ts';

const { reasonMax, statementMax, statementImages, evidenceHours } = orderLimits;

export type DisputeDraft = { reason: string; amount: string; description: string };

/** What is wrong, field by field; the claim may be left out. */
export function disputeIssues({ reason, amount }: DisputeDraft, heldYuan: number) {
  const held = fenOf(heldYuan) ?? 0;
  const max = [held, `主张的金额不能超过托管的 ¥${yuanText(held)}`] as const;
  const claim = amount.trim();
  return {
    reason: reason.trim() === '' ? '请填写仲裁理由' : undefined,
    amount: claim === '' ? undefined : (readAmount(claim, { max }).refusal ?? undefined),
  };
}

type DisputeFormProps = {
  order: OrderDetail;
  held: number;
  draft: DisputeDraft;
  onDraft: (draft: DisputeDraft) => void;
};

/** Calls in the arbiter: why, what would be right, and what shows it. */
export function DisputeForm({ order, held, draft, onDraft }: DisputeFormProps) {
  const roof = useOrderRoof();
  const box = useRef<HTMLFormElement>(null);
  const { take, taking } = useOrderSteps(order.id);
  const pictures = useEvidencePictures();
  const [hasTried, setTried] = useState(false);
  const found = disputeIssues(draft, held);
  const issues = hasTried ? found : { reason: undefined, amount: undefined };
  const isSending = taking !== null;
  const change = (part: Partial<DisputeDraft>) => onDraft({ ...draft, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = (['reason', 'amount'] as const).find((field) => found[field] !== undefined);
    if (wrong !== undefined) {
      focusField(box.current, wrong);
      return;
    }
    const isSure = await dialog.confirm({
      title: '申请仲裁',
      message: `申请后托管的钱会冻结，双方有 ${evidenceHours} 小时举证，之后由平台裁决。仲裁不能撤回。`,
      confirmText: '申请仲裁',
    });
    if (!isSure) return;
    const amount = draft.amount.trim();
    const body = {
      order_id: order.id,
      reason: draft.reason,
      description: draft.description,
      images: pictures.urls,
      ...(amount !== '' && { amount }),
    };
    await take({
      step: 'dispute',
      body,
      send: (idempotencyKey) => call(disputeOrder, { body, idempotencyKey }),
      done: '仲裁已受理，资金已冻结',
      failed: '提交申请失败，请重试',
    });
  }

  return (
    <Panel title="申请仲裁">
      <form
        ref={box}
        noValidate
        aria-label="申请仲裁"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4.5"
      >
        <Textarea
          label="为什么要仲裁"
          name="reason"
          rows={3}
          maxLength={reasonMax}
          length={draft.reason.length}
          placeholder="约定了什么，实际怎样，你认为应该怎么处理。"
          value={draft.reason}
          disabled={isSending}
          error={issues.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <AmountField
          label={order.role === 'creator' ? '你认为该退给客户多少' : '你认为该退给你多少'}
          name="amount"
          value={draft.amount}
          max={held}
          disabled={isSending}
          error={issues.amount}
          onChange={(amount) => change({ amount })}
        />
        <Textarea
          label="补充说明（选填）"
          rows={3}
          maxLength={statementMax}
          length={draft.description.length}
          value={draft.description}
          disabled={isSending}
          onChange={(event) => change({ description: event.target.value })}
        />
        <EvidencePictures
          pictures={pictures}
          max={statementImages}
          disabled={isSending}
          label={
            <>
              图片证据<span className="ml-2 text-12 text-ink-3">选填，最多 {statementImages} 张</span>
            </>
          }
          hint="时间线、文件、修改清单和聊天记录会自动封存附上，不用截图。"
        />
        <FormFoot note="提交后钱先冻结，谁都动不了。">
          <ButtonLink look="quiet" to={orderPath(order.id, roof)}>
            取消
          </ButtonLink>
          <Button type="submit" look="primary" loading={isSending} disabledReason={pictures.waiting}>
            申请仲裁
          </Button>
        </FormFoot>
      </form>
    </Panel>
  );
}
