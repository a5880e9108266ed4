import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { ChevronRight, Ellipsis } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { formatMoment } from '../../../text/dates.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { MenuItem } from '../../../ui/menu/menu-items.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { useOrderRoof } from '../order-address.ts';
import { statusTone } from '../order-status-tone.ts';
import { menuChoices } from './step-choice.ts';
import type { StepDoors } from './use-step-doors.ts';

/** The way back to the list; shared by every screen of an order. */
export function OrderCrumb({ side, here }: { side: OrderDetail['side']; here: string }) {
  const roof = useOrderRoof();
  return (
    <nav aria-label="位置" className="mb-2.5 flex items-center gap-1.5 text-13 text-ink-3">
      <Link to={`${roof}?side=${side}`} className="hover:text-brand-ink">
        {side === 'seller' ? '我接的单' : '我的订单'}
      </Link>
      <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" />
      <span>{here}</span>
    </nav>
  );
}

function MoreSteps({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const navigate = useNavigate();
  const choices = menuChoices(order);
  if (choices.length === 0) return null;
  return (
    <Menu
      label="其他操作"
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label="其他操作" look="outline" size="small">
          <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    >
      {choices.map(({ step, label, isDangerous }) => {
        const door = doors.doors[step];
        return (
          <MenuItem
            key={step}
            danger={isDangerous}
            onSelect={'to' in door ? () => void navigate(door.to) : door.run}
          >
            {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

/** With a dot before it, which is cut off where a line begins. */
const FACT = "relative pl-6 before:absolute before:left-0 before:w-6 before:text-center before:content-['·']";

/** Title, status, number, the other side, and what may be done besides. */
export function OrderHead({ order, doors }: { order: OrderDetail; doors: StepDoors }) {
  const other = order.role === 'creator' ? '客户' : '创作者';
  return (
    <>
      <OrderCrumb side={order.side} here="订单详情" />
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-md:contents">
          <h1 className="text-22 max-md:text-20">{order.title}</h1>
          <StatusLabel tone={statusTone(order.status, order.now.whose === 'me')}>
            {order.status_label}
          </StatusLabel>
          {order.labels.map((label) => (
            <StatusLabel key={label} tone={label === '已逾期' ? 'danger' : 'neutral'}>
              {label}
            </StatusLabel>
          ))}
        </div>
        <span className="empty:hidden max-md:ml-auto md:order-last">
          <MoreSteps order={order} doors={doors} />
        </span>
        <p className="overflow-clip text-13 text-ink-3 [overflow-clip-margin:4px] max-md:w-full">
          <span className="-ml-6 flex flex-wrap">
            <span className={FACT}>订单号 {order.order_numbers}</span>
            <span className={FACT}>
              <Link to={`/user/${order.other.id}`} className="hover:text-brand-ink">
                {other} {order.other.nickname}
              </Link>
            </span>
            <span className={FACT}>{formatMoment(order.created_at)} 创建</span>
          </span>
        </p>
      </header>
    </>
  );
}
