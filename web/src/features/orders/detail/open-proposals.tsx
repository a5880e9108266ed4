import { dayInShanghai, daysBetween } from '@zaojie/contract/days';
import { respondChange, respondExtension } from '@zaojie/contract/orders/agreement.endpoints';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import type { ReactNode } from 'react';
import { call } from '../../../api/client.ts';
import { formatDay } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { disputePath, refundPath, useOrderRoof } from '../order-address.ts';
import { TimeLeft } from '../../../ui/clock/countdown.tsx';
import { FactList, type Fact } from '../parts/fact-list.tsx';
import type { StepDoors } from './use-step-doors.ts';

const yuan = (amount: number) => formatYuan(amount, { exact: true });

interface ProposalProps {
  title: string;
  about: string;
  deadline: string;
  otherwise: string;
  children: ReactNode;
  actions: ReactNode;
}

function Proposal({ title, about, deadline, otherwise, children, actions }: ProposalProps) {
  return (
    <Panel title={title} about={about}>
      {children}
      <div className="mt-4 flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
        <p className="min-w-50 flex-1 text-13 text-ink-3">
          <TimeLeft deadline={deadline} />，{otherwise}
        </p>
        {actions}
      </div>
    </Panel>
  );
}

function Extension({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const { extension, schedule_end_time: end, can, role, other } = order;
  if (extension === null) return null;
  const later =
    end === null
      ? null
      : daysBetween(dayInShanghai(new Date(end)), dayInShanghai(new Date(extension.schedule_end_time)));

  async function respond(action: 'agree' | 'refuse') {
    const body = { order_id: order.id, action };
    await doors.take({
      step: 'extendRespond',
      body,
      send: (idempotencyKey) => call(respondExtension, { body, idempotencyKey }),
      done: action === 'agree' ? '已同意，截稿日改了' : '没有同意，截稿日不变',
    });
  }

  return (
    <Proposal
      title={role === 'creator' ? '你申请了延期' : `${other.nickname}申请延期`}
      about={later === null ? '' : `晚 ${later} 天`}
      deadline={extension.expires_at}
      otherwise="不答复算没同意"
      actions={
        can.extendRespond ? (
          <>
            <Button onClick={() => void respond('refuse')}>不同意</Button>
            <Button
              look="primary"
              loading={doors.taking === 'extendRespond'}
              onClick={() => void respond('agree')}
            >
              同意延期
            </Button>
          </>
        ) : null
      }
    >
      <p>
        截稿从 {end === null ? '未定' : formatDay(end)} 改到{' '}
        <b className="font-semibold">{formatDay(extension.schedule_end_time)}</b>
      </p>
      {extension.reason === '' ? null : <p className="text-ink-2">原因：{extension.reason}</p>}
    </Proposal>
  );
}

function differences(order: OrderDetail, change: NonNullable<OrderDetail['change']>): Fact[] {
  const { price_difference: more } = change;
  return [
    ...(change.price === null
      ? []
      : [
          {
            label: '价格',
            value: `${yuan(order.final_price)} → ${yuan(change.price)}（${more >= 0 ? '补' : '退'} ${yuan(Math.abs(more))}）`,
          },
        ]),
    ...(change.schedule_end_time === null
      ? []
      : [{ label: '截稿', value: `改到 ${formatDay(change.schedule_end_time)}` }]),
    ...(change.extra_revisions === 0
      ? []
      : [{ label: '修改次数', value: `增加 ${change.extra_revisions} 次` }]),
  ];
}

function Change({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const { change, can, role, other } = order;
  if (change === null) return null;
  const costs = change.price_difference > 0 && role === 'client' ? change.price_difference : 0;

  async function respond(action: 'agree' | 'refuse' | 'withdraw') {
    if (action === 'agree' && costs > 0) {
      const isSure = await dialog.confirm({
        title: '同意变更',
        message: `差价 ${yuan(costs)} 从你的可用余额付，进平台托管。`,
        confirmText: '同意并支付',
      });
      if (!isSure) return;
    }
    const body = { order_id: order.id, action };
    await doors.take({
      step: 'changeRespond',
      body,
      send: (idempotencyKey) => call(respondChange, { body, idempotencyKey }),
      done: { agree: '已按变更后的约定继续', refuse: '没有同意，约定不变', withdraw: '已撤回变更' }[action],
    });
  }

  return (
    <Proposal
      title={change.is_mine ? '你提出了变更' : `${other.nickname}提出变更`}
      about="对方同意才生效"
      deadline={change.expires_at}
      otherwise="不答复算没同意"
      actions={
        change.is_mine ? (
          <Button loading={doors.taking === 'changeRespond'} onClick={() => void respond('withdraw')}>
            撤回
          </Button>
        ) : can.changeRespond ? (
          <>
            <Button onClick={() => void respond('refuse')}>不同意</Button>
            <Button
              look="primary"
              loading={doors.taking === 'changeRespond'}
              onClick={() => void respond('agree')}
            >
              {costs > 0 ? `同意并支付 ${yuan(costs)}` : '同意变更'}
            </Button>
          </>
        ) : null
      }
    >
      {change.scope === '' ? null : <p className="mb-2 wrap-anywhere whitespace-pre-line">{change.scope}</p>}
      <FactList facts={differences(order, change)} className="max-w-120" />
    </Proposal>
  );
}

function Refund({ order }: { order: OrderDetail }) {
  const { refund, can, role, other } = order;
  if (refund === null || refund.status !== 'open') return null;
  return (
    <Proposal
      title={role === 'client' ? '你申请了退款' : `${other.nickname}申请退款`}
      about={refund.reason_label}
      deadline={refund.respond_until}
      otherwise="不答复视为同意"
      actions={
        <ButtonLink to={refundPath(order.id)} look={can.refundRespond ? 'primary' : 'secondary'}>
          {can.refundRespond ? '去答复' : '看退款'}
        </ButtonLink>
      }
    >
      <p>
        退给客户 <b className="font-semibold text-ochre-ink">{yuan(refund.amount)}</b>，其余{' '}
        {yuan(refund.split.creator)} 给创作者
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">{refund.description}</p>
    </Proposal>
  );
}

function Dispute({ order }: { order: OrderDetail }) {
  const roof = useOrderRoof();
  const { dispute, can } = order;
  if (dispute === null) return null;
  const isOpen = dispute.status !== 'ruled';
  return (
    <Panel
      title={isOpen ? '仲裁中' : '裁决书'}
      about={dispute.status_label}
      action={
        <ButtonLink size="small" to={disputePath(order.id, roof)}>
          {can.statement ? '补充陈述' : '看案卷'}
        </ButtonLink>
      }
    >
      <p className="line-clamp-3 wrap-anywhere">{dispute.ruling?.reason ?? dispute.reason}</p>
      {isOpen ? (
        <p className="mt-1 text-13 text-ink-3">冻结 {yuan(dispute.held)}，裁决前谁也动不了。</p>
      ) : null}
    </Panel>
  );
}

/** What one side has asked the other, and waits for an answer. */
export function OpenProposals({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  return (
    <>
      <Extension order={order} doors={doors} />
      <Change order={order} doors={doors} />
      <Refund order={order} />
      <Dispute order={order} />
    </>
  );
}
