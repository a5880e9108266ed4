import { useQuery } from '@tanstack/react-query';
import type { OrderDetail, OrderDispute } from '@zaojie/contract/orders/order-detail.schemas';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { Info } from 'lucide-react';
import { formatYuan } from '../../../text/numbers.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { buttonClass } from '../../../ui/form/button-look.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { clockFace } from '../parts/clock-face.ts';
import { FactList } from '../parts/fact-list.tsx';
import { FourAnswers } from '../parts/four-answers.tsx';
import { DEEP_OUTLINE, DEEP_PRIMARY, NowPanel } from '../../../ui/clock/now-panel.tsx';
import { SplitBar } from '../parts/split-bar.tsx';
import { ORDER_COLUMNS, ORDER_SIDE, ORDER_STACK } from '../screen/order-columns.ts';
import { splitOf } from '../trial/trial-words.ts';
import { BothSides } from './both-sides.tsx';
import { evidenceQuery } from './dispute-queries.ts';
import { DisputeSteps } from './dispute-steps.tsx';
import { EvidencePanel } from './evidence-panel.tsx';
import { RulingSheet } from './ruling-sheet.tsx';
import { STATEMENT_PLACE, StatementForm } from './statement-form.tsx';

type Viewed = { order: OrderDetail; dispute: OrderDispute };

function Now({ order, dispute }: Viewed) {
  const isOpen = dispute.status === 'evidence';
  const held = formatYuan(dispute.held, { exact: true });
  return (
    <NowPanel
      title={isOpen ? '有要补的就补，没有就等裁决' : '举证结束，等平台裁决'}
      face={isOpen ? clockFace(order) : null}
      actions={
        <>
          {order.can.statement ? (
            <a
              href={`#${STATEMENT_PLACE}`}
              className={buttonClass({
                look: 'primary',
                size: 'large',
                block: false,
                unavailable: false,
                className: DEEP_PRIMARY,
              })}
            >
              补充材料
            </a>
          ) : null}
          <ButtonLink size="large" className={DEEP_OUTLINE} to={`/chat/temp/${order.other.id}`}>
            和{order.other.nickname}再谈谈
          </ButtonLink>
        </>
      }
    >
      时间线、文件和聊天已经自动附上。
      {isOpen ? `你还可以补说明，每次最多 ${orderLimits.statementImages} 张图。` : '材料不能再补了。'}
      {held} 冻结着，双方都动不了。
    </NowPanel>
  );
}

function Outcomes({ order, dispute }: Viewed) {
  const isClient = order.role === 'client';
  const labels = {
    client: isClient ? '退给你' : `退给${order.client.nickname}`,
    creator: isClient ? `${order.creator.nickname}到账` : '你到账',
  };
  const opener = dispute.by === 'client' ? order.client.nickname : order.creator.nickname;
  const claim = dispute.claim;
  return (
    <Panel title="可能的结果">
      {claim === null ? null : (
        <>
          <p className="mb-2 text-13 text-ink-3">按{dispute.by === order.role ? '你' : opener}的主张</p>
          <SplitBar split={splitOf(dispute.held, claim)} total={dispute.held} labels={labels} />
        </>
      )}
      <p className="mt-4 mb-2 text-13 text-ink-3 first:mt-0">各半</p>
      <SplitBar split={splitOf(dispute.held, dispute.held / 2)} total={dispute.held} labels={labels} />
      <p className="mt-4 flex gap-2 text-13 leading-5 text-ink-3">
        <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        仲裁员按证据定金额，可以和双方说的都不一样。服务费只收创作者那部分的 {order.money.fee_percent}
        %，退的不收。
      </p>
    </Panel>
  );
}

function Agreed({ order }: { order: OrderDetail }) {
  const { terms } = order;
  return (
    <Panel title="约定是什么">
      <p className="mb-2 line-clamp-6 text-13 leading-text break-words whitespace-pre-line text-ink-2">
        {terms.brief}
      </p>
      <FactList
        facts={[
          { label: '用途', value: terms.usage_label },
          ...(terms.days === null ? [] : [{ label: '工期', value: `${terms.days} 天` }]),
          { label: '修改', value: `${terms.revisions_used} / ${terms.revisions_included} 次` },
          { label: '总价', value: formatYuan(order.final_price, { exact: true }) },
        ]}
      />
    </Panel>
  );
}

/** A dispute as its two parties see it: until when, what was said, the pack, and in the end the ruling. */
export function DisputeView({ order, dispute }: Viewed) {
  const evidence = useQuery(evidenceQuery(order.id));
  const names = { client: order.client.nickname, creator: order.creator.nickname };
  const pack = evidence.data ?? null;
  return (
    <div className={ORDER_COLUMNS}>
      <div className={ORDER_STACK}>
        {dispute.ruling === null ? (
          <>
            <Now order={order} dispute={dispute} />
            <DisputeSteps dispute={dispute} />
            <Card bleed className="px-6 py-4 max-md:px-4">
              <FourAnswers order={order} />
            </Card>
          </>
        ) : (
          <RulingSheet order={order} dispute={dispute} ruling={dispute.ruling} pack={pack} />
        )}
        <BothSides order={order} dispute={dispute} />
        {order.can.statement ? <StatementForm order={order} /> : null}
        {pack !== null ? (
          <EvidencePanel pack={pack} names={names} />
        ) : evidence.isError ? (
          <InlineError
            text="证据包没有取到"
            retrying={evidence.isFetching}
            onRetry={() => void evidence.refetch()}
          />
        ) : (
          <Skeleton shape="block" className="h-72 w-full" />
        )}
      </div>
      <aside className={ORDER_SIDE}>
        {dispute.ruling === null ? (
          <Outcomes order={order} dispute={dispute} />
        ) : (
          <Panel title="现在的钱">
            <FourAnswers order={order} column />
          </Panel>
        )}
        <Agreed order={order} />
      </aside>
    </div>
  );
}
