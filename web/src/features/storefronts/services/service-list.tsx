import { storefrontLimits } from '@zaojie/contract/storefronts/storefront-limits';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { GripHorizontal, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useTileSort } from '../../uploads/use-tile-sort.ts';

type ServiceListProps = {
  services: readonly Service[];
  /** Null while a new one is written. */
  chosenId: number | null;
  onMove: (from: number, to: number) => void;
  onDrop: () => void;
};

const ITEM =
  'relative block min-w-36 rounded-sm pt-2 pr-8 pb-3 leading-[1.5] text-ink-2 hover:text-ink ' +
  'aria-[current=true]:text-ink aria-[current=true]:after:absolute aria-[current=true]:after:inset-x-0 aria-[current=true]:after:bottom-0 aria-[current=true]:after:h-0.5 aria-[current=true]:after:bg-brand';

/** The services in the order customers see them, put in order by their handles. */
export function ServiceList({ services, chosenId, onMove, onDrop }: ServiceListProps) {
  const sort = useTileSort({ count: services.length, onMove, onDrop, unit: '个' });
  const isFull = services.length >= storefrontLimits.service.most;
  return (
    <nav
      aria-label="我的服务"
      className="flex items-stretch gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--line)] [scrollbar-width:none] max-md:-mx-4 max-md:px-4"
    >
      <ol data-tiles="" className="flex gap-6">
        {services.map((service, index) => (
          <li
            key={service.id}
            data-tile={index}
            className={classNames('group relative shrink-0', sort.dragged === index && 'bg-brand-tint')}
          >
            <Link
              to={`?service=${service.id}`}
              preventScrollReset
              aria-current={service.id === chosenId ? 'true' : undefined}
              draggable={false}
              className={ITEM}
            >
              <span
                className={classNames(
                  'block max-w-50 truncate text-16 font-medium',
                  service.id === chosenId && 'font-semibold',
                  !service.is_active && 'text-ink-3',
                )}
              >
                {service.name}
              </span>
              <span className="block text-13 whitespace-nowrap text-ink-3">
                {formatYuan(service.price_from)} 起，{service.is_active ? '接单中' : '已停'}
              </span>
            </Link>
            {services.length > 1 ? (
              <button
                type="button"
                aria-label={`服务 ${service.name}，拖动或按方向键调整顺序`}
                onPointerDown={(event) => sort.startDrag(event, index)}
                onKeyDown={(event) => sort.moveByKey(event, index)}
                className="absolute top-2 right-0 grid h-7 w-7 cursor-grab touch-none place-items-center rounded-sm text-ink-3 opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 active:cursor-grabbing max-md:opacity-100"
              >
                <GripHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      {isFull ? null : (
        <Link
          to="?service=new"
          preventScrollReset
          aria-current={chosenId === null ? 'true' : undefined}
          className="relative ml-auto flex shrink-0 items-center gap-1.5 rounded-sm py-2 md:sticky md:right-0 md:bg-paper md:pl-4 md:shadow-[inset_0_-1px_var(--line)] whitespace-nowrap text-brand-ink underline-offset-3 hover:underline aria-[current=true]:after:absolute aria-[current=true]:after:inset-x-0 aria-[current=true]:after:bottom-0 aria-[current=true]:after:h-0.5 aria-[current=true]:after:bg-brand"
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          新建服务
        </Link>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{sort.announcement}</span>
      </VisuallyHidden>
    </nav>
  );
}
