import type { About } from '@zaojie/contract/profiles/profile.schemas';
import { BadgeCheck, Building2 } from 'lucide-react';
import { formatCount } from '../../../text/numbers.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What is known of somebody's orders: each figure says itself when there is nothing yet. */
export function CreditFigures({ about }: { about: About }) {
  const { completed_works: completed, on_time_rate: onTime, ...rest } = about.credit;
  const figures = [
    ['完成', formatCount(completed)],
    ['按时', onTime === null ? '暂无' : `${onTime}%`],
    ['评分', rest.reviews_count === 0 ? '暂无' : rest.rating.toFixed(1)],
    ['满意', `${rest.satisfaction}%`],
  ] as const;
  return (
    <section aria-label="信用" className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-16">接稿信用</h2>
      <dl className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-3.5">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-13 text-ink-3">{label}</dt>
            <dd className="text-18 leading-ui font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <ul
        aria-label="认证"
        className="mt-4 grid gap-1.5 border-t border-line pt-4 text-13 text-ink-2 [&_svg]:mr-2 [&_svg]:inline [&_svg]:align-[-3px]"
      >
        {about.is_personal_verified ? (
          <li>
            <BadgeCheck {...icon} className="text-brand-ink" />
            个人认证
          </li>
        ) : null}
        {about.is_business_verified ? (
          <li>
            <Building2 {...icon} className="text-ochre-ink" />
            企业认证
          </li>
        ) : null}
        {about.is_personal_verified || about.is_business_verified ? null : (
          <li className="text-ink-3">还没有认证</li>
        )}
      </ul>
    </section>
  );
}
