import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { stateInDispute } from '@zaojie/contract/orders/dispute.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EvidencePictures, useEvidencePictures } from '../screen/evidence-pictures.tsx';
import { useOrderSteps } from '../use-order-steps.ts';

const { statementMax, statementImages, statementsMax } = orderLimits;
export const STATEMENT_PLACE = 'statement';

/** One more statement of one's own, as long as the time runs. */
export function StatementForm({ order }: { order: OrderDetail }) {
  const { take, taking } = useOrderSteps(order.id);
  const pictures = useEvidencePictures();
  const [content, setContent] = useState('');
  const [hasTried, setTried] = useState(false);
  const isSending = taking !== null;
  const error = content.trim() === '' ? '请填写陈述' : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (error !== undefined) return;
    const body = { order_id: order.id, content, images: pictures.urls };
    const after = await take({
      step: 'statement',
      body,
      send: (idempotencyKey) => call(stateInDispute, { body, idempotencyKey }),
      done: '陈述已提交，对方和仲裁员都能看到',
    });
    if (after === null) return;
    setContent('');
    setTried(false);
    pictures.queue.reset([]);
  }

  return (
    <div id={STATEMENT_PLACE} className="scroll-mt-20">
      <Panel title="补充材料" about={`每方最多 ${statementsMax} 次，提交后不能改`}>
        <form
          noValidate
          aria-label="补充陈述"
          onSubmit={(event) => void submit(event)}
          className="grid grid-cols-1 gap-4"
        >
          <Textarea
            label="陈述"
            rows={4}
            maxLength={statementMax}
            length={content.length}
            placeholder="约定是什么，交来的是什么，差在哪里。"
            value={content}
            disabled={isSending}
            error={hasTried ? error : undefined}
            onChange={(event) => setContent(event.target.value)}
          />
          <EvidencePictures pictures={pictures} max={statementImages} disabled={isSending} />
          <FormFoot note="时间线、文件和聊天已经在证据包里，不用截图。">
            <Button type="submit" look="primary" loading={isSending} disabledReason={pictures.waiting}>
              提交陈述
            </Button>
          </FormFoot>
        </form>
      </Panel>
    </div>
  );
}
