import { orderLimits } from '@zaojie/contract/orders/order-limits';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { cancelOrder } from '@zaojie/contract/orders/order.endpoints';
import { cancelReasons } from '@zaojie/contract/orders/order-words';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FormFoot } from '../../../ui/layout/form-foot.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { orderPath } from '../order-address.ts';
import { useOrderSteps } from '../use-order-steps.ts';
import { confirmWords, reasonOf } from './cancel-words.ts';
import { Radio } from '../../../ui/form/radio.tsx';

const WORDS_MAX = 200;

/** Why, and the button that does it with the amount that goes back. */
export function CancelForm({ order }: { order: OrderDetail }) {
  const navigate = useNavigate();
  const { take, taking } = useOrderSteps(order.id);
  const [choice, setChoice] = useState('');
  const [words, setWords] = useState('');
  const isSending = taking !== null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { order_id: order.id, reason: reasonOf(choice, words).slice(0, orderLimits.reasonMax) };
    const after = await take({
      step: 'cancel',
      body,
      send: (idempotencyKey) => call(cancelOrder, { body, idempotencyKey }),
      done: '订单已取消',
    });
    if (after !== null) await navigate(orderPath(order.id), { replace: true });
  }

  return (
    <Panel title="为什么取消" about={`选填，会告诉${order.other.nickname}`}>
      <form noValidate aria-label="取消订单" onSubmit={(event) => void submit(event)}>
        <fieldset disabled={isSending} className="grid grid-cols-2 gap-2 max-md:grid-cols-1">
          <legend className="sr-only">取消的原因</legend>
          {cancelReasons.map((reason) => (
            <label
              key={reason}
              className="flex min-h-11.5 items-center gap-3 rounded-control border border-line-2 px-4 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <Radio name="reason" checked={choice === reason} onChange={() => setChoice(reason)} />
              {reason}
            </label>
          ))}
        </fieldset>
        <Textarea
          className="mt-4"
          label="再说一句（选填）"
          rows={2}
          maxLength={WORDS_MAX}
          length={words.length}
          value={words}
          disabled={isSending}
          onChange={(event) => setWords(event.target.value)}
        />
        <FormFoot className="mt-4" note="取消之后不能恢复，想再约要重新下单。">
          <ButtonLink look="quiet" to={orderPath(order.id)}>
            不取消了
          </ButtonLink>
          <Button type="submit" look="danger" loading={isSending}>
            {confirmWords(order)}
          </Button>
        </FormFoot>
      </form>
    </Panel>
  );
}
