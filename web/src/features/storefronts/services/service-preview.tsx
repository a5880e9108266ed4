import { yuanOf } from '@zaojie/contract/money';
import { Fragment } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { daysRangeOf, priceRangeOf, revisionsOf } from './service-draft.ts';
import type { ServiceFormState } from './use-service-form.ts';

const LAYOUTS = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-[1.55fr_1fr] grid-rows-2 [&>:first-child]:row-span-2',
  'grid-cols-[2.06fr_1fr] grid-rows-3 [&>:first-child]:row-span-3',
];

function Pictures({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) {
    return (
      <div className="grid h-44 place-items-center bg-surface-2 text-13 text-ink-3">示例作品会挂在这里</div>
    );
  }
  return (
    <div className={classNames('grid h-44 gap-0.5', LAYOUTS[urls.length])}>
      {urls.map((url) => (
        <img key={url} src={url} alt="" className="size-full min-h-0 object-cover" />
      ))}
    </div>
  );
}

/** The card as customers will see it, while it is being written. */
export function ServicePreview({ state }: { state: ServiceFormState }) {
  const { draft, pictures } = state;
  const price = priceRangeOf(draft);
  const facts = [daysRangeOf(draft), revisionsOf(draft), `定金 ${draft.depositPercent}%`].filter(
    (fact) => fact !== '',
  );
  return (
    <section aria-label="客户看到的">
      <h2 className="mb-2.5 text-13 font-normal text-ink-3">客户看到的</h2>
      <Card className="overflow-hidden">
        <Pictures urls={pictures.images.map((image) => image.previewUrl)} />
        <div className="px-4 pt-3.5 pb-4">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className={classNames('min-w-0 truncate text-16', draft.name.trim() === '' && 'text-ink-3')}>
              {draft.name.trim() || '服务的名字'}
            </h3>
            <p className="shrink-0 whitespace-nowrap">
              {price ? (
                <Money from={yuanOf(price.fromFen)} className="text-18" />
              ) : (
                <span className="text-18 font-semibold text-ochre-ink">¥—</span>
              )}
              <span className="ml-1 text-12 text-ink-3">起</span>
            </p>
          </div>
          <p
            className={classNames(
              'mt-1 line-clamp-3 text-13 leading-text break-words whitespace-pre-line',
              draft.description.trim() === '' ? 'text-ink-3' : 'text-ink-2',
            )}
          >
            {draft.description.trim() || '一两句话，说清楚画什么、怎么开始。'}
          </p>
          <p className="mt-2 text-13 text-ink-3">
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                <span className="whitespace-nowrap">
                  {index < facts.length - 1 ? `${fact} ·` : fact}
                </span>{' '}
              </Fragment>
            ))}
          </p>
        </div>
      </Card>
    </section>
  );
}
