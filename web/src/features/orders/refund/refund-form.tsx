import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { refundOrder } from '@zaojie/contract/orders/dispute.endpoints';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { refundReasonLabels, refundReasons, type RefundReason } from '@zaojie/contract/orders/order-words';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { orderPath } from '../order-address.ts';
import { AmountField } from '../screen/amount-field.tsx';
import { EvidencePictures, useEvidencePictures } from '../screen/evidence-pictures.tsx';
import { useOrderSteps } from '../use-order-steps.ts';
import { issuesOf, type RefundDraft, type RefundField } from './refund-rules.ts';

const { maxImages, descriptionMax } = orderLimits.refund;
const REASONS = refundReasons.map((value) => ({ value, label: refundReasonLabels[value] }));

const isReason = (value: string): value is RefundReason => refundReasons.some((reason) => reason === value);

type RefundFormProps = {
  order: OrderDetail;
  draft: RefundDraft;
  onDraft: (draft: RefundDraft) => void;
};

/** Asks for money back. A field says what is wrong once it was left; the button waits until all is right. */
export function RefundForm({ order, draft, onDraft }: RefundFormProps) {
  const navigate = useNavigate();
  const { take, taking } = useOrderSteps(order.id);
  const pictures = useEvidencePictures();
  const [touched, setTouched] = useState<ReadonlySet<RefundField>>(new Set());
  const found = issuesOf(draft, order.money.escrow);
  const isSending = taking === 'refund';
  const issue = (field: RefundField) => (touched.has(field) ? found[field] : undefined);
  const touch = (field: RefundField) => setTouched((now) => new Set(now).add(field));
  const change = (part: Partial<RefundDraft>) => onDraft({ ...draft, ...part });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(found).length > 0 || draft.reason === '') return;
    const body = {
      order_id: order.id,
      reason: draft.reason,
      amount: draft.amount.trim(),
      description: draft.description,
      images: pictures.urls,
    };
    const after = await take({
      step: 'refund',
      body,
      send: (idempotencyKey) => call(refundOrder, { body, idempotencyKey }),
      done: '退款申请已提交',
      failed: '提交申请失败，请重试',
    });
    if (after !== null) await navigate(orderPath(order.id));
  }

  return (
    <Panel title="退款信息">
      <form
        noValidate
        aria-label="申请退款"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4.5"
      >
        <Select
          label="退款原因"
          name="reason"
          placeholder="请选择"
          options={REASONS}
          value={draft.reason}
          disabled={isSending}
          error={issue('reason')}
          onBlur={() => touch('reason')}
          onChange={(event) => {
            const { value } = event.target;
            touch('reason');
            change({ reason: isReason(value) ? value : '' });
          }}
        />
        <AmountField
          label="退款金额"
          name="amount"
          value={draft.amount}
          max={order.money.escrow}
          disabled={isSending}
          error={issue('amount')}
          onBlur={() => touch('amount')}
          onChange={(amount) => {
            touch('amount');
            change({ amount });
          }}
        />
        <Textarea
          label="退款说明"
          name="description"
          rows={4}
          maxLength={descriptionMax}
          length={draft.description.length}
          placeholder="哪里不合适，希望怎么退，至少 10 个字。"
          value={draft.description}
          disabled={isSending}
          error={issue('description')}
          onBlur={() => touch('description')}
          onChange={(event) => change({ description: event.target.value })}
        />
        <EvidencePictures
          pictures={pictures}
          max={maxImages}
          disabled={isSending}
          label={
            <>
              上传凭证<span className="ml-2 text-12 text-ink-3">选填</span>
            </>
          }
          hint={`最多 ${maxImages} 张，每张不超过 5MB。时间线、文件和聊天记录会自动附上，不用截图。`}
        />
        <FormFoot note="提交后钱先冻结，谁都动不了；验收倒计时停下。">
          <ButtonLink look="quiet" to={orderPath(order.id)}>
            取消
          </ButtonLink>
          <Button
            type="submit"
            look="primary"
            loading={isSending}
            disabled={Object.keys(found).length > 0}
            disabledReason={pictures.waiting}
          >
            提交申请
          </Button>
        </FormFoot>
      </form>
    </Panel>
  );
}
