import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { orderKeys } from '../order-queries.ts';
import { clockFace } from '../parts/clock-face.ts';
import { DEEP_OUTLINE, DEEP_PRIMARY, DEEP_TEXT, NowPanel } from '../../../ui/clock/now-panel.tsx';
import { useAtZero } from '../../../ui/clock/server-clock.tsx';
import { panelChoices, type StepChoice } from './step-choice.ts';
import type { StepDoors } from './use-step-doors.ts';

function MainButton({ choice, doors, look }: { choice: StepChoice; doors: StepDoors; look: string }) {
  const door = doors.doors[choice.step];
  return 'to' in door ? (
    <ButtonLink to={door.to} size="large" className={look}>
      {choice.label}
    </ButtonLink>
  ) : (
    <Button size="large" loading={doors.taking === choice.step} onClick={door.run} className={look}>
      {choice.label}
    </Button>
  );
}

function BesideButton({ choice, doors }: { choice: StepChoice; doors: StepDoors }) {
  if (choice.isOutlined) return <MainButton choice={choice} doors={doors} look={DEEP_OUTLINE} />;
  const door = doors.doors[choice.step];
  return 'to' in door ? (
    <Link to={door.to} className={DEEP_TEXT}>
      {choice.label}
    </Link>
  ) : (
    <button type="button" onClick={door.run} className={DEEP_TEXT}>
      {choice.label}
    </button>
  );
}

/** 现在要做什么, for whoever looks: the sentence and the clock are the server's. */
export function OrderNow({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const client = useQueryClient();
  const { main, beside } = panelChoices(order);
  const { now, answers } = order;
  useAtZero(now.deadline, () => void client.invalidateQueries({ queryKey: orderKeys.detail(order.id) }));
  const after = now.consequence === '' ? '' : `${now.consequence}。`;
  return (
    <NowPanel
      title={now.sentence}
      kicker={now.whose === 'me' ? undefined : now.whose === 'other' ? '现在等对方' : '这笔订单'}
      face={clockFace(order)}
      actions={
        main === null ? undefined : (
          <>
            <MainButton choice={main} doors={doors} look={DEEP_PRIMARY} />
            {beside.map((choice) => (
              <BesideButton key={choice.step} choice={choice} doors={doors} />
            ))}
          </>
        )
      }
    >
      <p>{`${answers.money.answer}。${after}`}</p>
    </NowPanel>
  );
}
