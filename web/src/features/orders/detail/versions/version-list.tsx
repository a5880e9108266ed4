import type { OrderDelivery, OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { FileText } from 'lucide-react';
import { formatMoment } from '../../../../text/dates.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { pictureSource } from '../../../../ui/media/picture-source.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { StatusLabel, type LabelTone } from '../../../../ui/text/label.tsx';
import { picturesOf } from './version-pictures.ts';

function stateOf({ state }: OrderDelivery, role: OrderDetail['role']): [string, LabelTone] {
  if (state === 'waiting') return [role === 'client' ? '待你验收' : '待验收', 'success'];
  return state === 'accepted' ? ['已验收', 'success'] : ['已退回', 'neutral'];
}

interface VersionListProps {
  deliveries: readonly OrderDelivery[];
  role: OrderDetail['role'];
  chosen: number;
  onChoose: (version: number) => void;
}

/** The versions, the newest first; the chosen one is what the rest of the panel shows. */
export function VersionList({ deliveries, role, chosen, onChoose }: VersionListProps) {
  return (
    <ul className="grid gap-2">
      {deliveries.map((delivery) => {
        const [words, tone] = stateOf(delivery, role);
        const cover = picturesOf(delivery.files)[0];
        const isChosen = delivery.version === chosen;
        return (
          <li key={delivery.version}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(delivery.version)}
              className={classNames(
                'grid w-full grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 rounded-control border py-2 pr-3 pl-2 text-left leading-ui transition-colors',
                isChosen ? 'border-brand-line bg-brand-tint' : 'border-line hover:border-brand',
              )}
            >
              <span className="block size-11">
                {cover === undefined ? (
                  <span className="grid size-full place-items-center rounded-[6px] bg-surface-2 text-ink-3">
                    <FileText size={18} strokeWidth={1.75} aria-hidden="true" />
                  </span>
                ) : (
                  <Picture {...pictureSource(cover)} sizes="44px" className="rounded-[6px]" />
                )}
              </span>
              <span className="min-w-0">
                <b className="block font-medium">第 {delivery.version} 版</b>
                <small className="text-12 text-ink-3">{formatMoment(delivery.created_at)}</small>
              </span>
              <StatusLabel tone={tone}>{words}</StatusLabel>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
