import type { OrderDetail, OrderDispute } from '@zaojie/contract/orders/order-detail.schemas';
import type { OrderPerson } from '@zaojie/contract/orders/order.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { PictureRow } from '../screen/picture-row.tsx';

type Side = 'client' | 'creator';

function Claim({ dispute }: { dispute: OrderDispute }) {
  if (dispute.claim === null) return null;
  const percent = dispute.held === 0 ? 0 : Math.round((dispute.claim / dispute.held) * 100);
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-13 text-ink-3">
      {dispute.by === 'creator' ? '同意退' : '退回'}
      <Money from={dispute.claim} exact className="text-20" />
      托管的 {percent}%
    </p>
  );
}

function OneSide({ side, person, dispute }: { side: Side; person: OrderPerson; dispute: OrderDispute }) {
  const isOpener = dispute.by === side;
  const statements = dispute.statements.filter(({ by }) => by === side);
  return (
    <section aria-label={`${person.nickname}怎么说`} className="min-w-0">
      <header className="flex items-center gap-2.5">
        <Avatar name={person.nickname} src={person.avatar} size={36} />
        <p className="min-w-0 leading-ui">
          <b className="block truncate font-semibold">{person.nickname}</b>
          <small className="block text-12 text-ink-3">
            {side === 'client' ? '客户' : '创作者'}
            {isOpener ? `，${formatMoment(dispute.created_at)} 提出` : ''}
          </small>
        </p>
        <span className="ml-auto shrink-0 rounded-sm border border-line-2 px-1.5 text-12 leading-5 text-ink-3">
          {isOpener ? '主张' : '答辩'}
        </span>
      </header>
      {isOpener ? (
        <>
          <Claim dispute={dispute} />
          <p className="mt-1.5 leading-text break-words whitespace-pre-line">{dispute.reason}</p>
        </>
      ) : null}
      {statements.map((statement) => (
        <div key={statement.id} className="mt-3">
          <p className="text-12 text-ink-3">{formatMoment(statement.created_at)} 陈述</p>
          <p className="leading-text break-words whitespace-pre-line text-ink-2">{statement.content}</p>
          <PictureRow pictures={statement.images} label={`${person.nickname}的图片`} />
        </div>
      ))}
      {!isOpener && statements.length === 0 ? <p className="mt-3 text-13 text-ink-3">还没有陈述。</p> : null}
    </section>
  );
}

type BothSidesProps = { order: OrderDetail; dispute: OrderDispute };

/** What each of them says, side by side, with pictures. */
export function BothSides({ order, dispute }: BothSidesProps) {
  return (
    <Panel
      title="双方怎么说"
      action={<span className="text-13 text-ink-3">争的是 {formatYuan(dispute.held, { exact: true })}</span>}
    >
      {dispute.by === 'admin' ? <p className="mb-4 text-ink-2">平台发起：{dispute.reason}</p> : null}
      <div className="grid grid-cols-2 gap-x-10 gap-y-6 max-md:grid-cols-1 md:[&>*+*]:border-l md:[&>*+*]:border-line md:[&>*+*]:pl-10">
        <OneSide side="client" person={order.client} dispute={dispute} />
        <OneSide side="creator" person={order.creator} dispute={dispute} />
      </div>
    </Panel>
  );
}
