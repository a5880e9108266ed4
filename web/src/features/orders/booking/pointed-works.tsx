import { useQuery } from '@tanstack/react-query';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { Check } from 'lucide-react';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { pointedWorksQuery } from './booking-queries.ts';
import { pointedAt } from './booking-rules.ts';
import type { BookingFormState } from './use-booking-form.ts';

const MOST_SHOWN = 12;

/** Works of the creator to point at: 要这张的感觉. Nothing where there are none. */
export function PointedWorks({ form, creatorId }: { form: BookingFormState; creatorId: number }) {
  const { data: works = [] } = useQuery(pointedWorksQuery(creatorId));
  const { workIds } = form.draft;
  if (works.length === 0) return null;
  return (
    <Panel title="想要哪张的感觉" about={`选填，最多 ${orderLimits.referenceWorks} 张`}>
      <ul className="grid grid-cols-6 gap-2 max-md:grid-cols-4 max-md:gap-1.5">
        {works.slice(0, MOST_SHOWN).map((work) => (
          <li key={work.id}>
            <button
              type="button"
              aria-pressed={workIds.includes(work.id)}
              aria-label={work.title}
              onClick={() => form.change({ workIds: pointedAt(workIds, work.id) })}
              className="group relative block aspect-square w-full rounded-img aria-pressed:ring-2 aria-pressed:ring-brand aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
            >
              <Picture {...pictureSource(work.cover, '')} sizes="140px" />
              <span className="absolute top-1 right-1 hidden size-5.5 place-items-center rounded-full bg-brand text-on-brand group-aria-pressed:grid">
                <Check size={14} strokeWidth={2} aria-hidden="true" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
