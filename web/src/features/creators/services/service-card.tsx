import type { PublicServices, Service } from '@zaojie/contract/storefronts/service.schemas';
import { revisionWords } from '@zaojie/contract/storefronts/service-words';
import { useId } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { CreatorMosaic } from '../creator-mosaic.tsx';
import { bookingPath, daysWords, refusalToBook } from './service-words.ts';

function Options({ options }: { options: Service['options'] }) {
  if (options.length === 0) return null;
  return (
    <ul className="mt-2.5">
      {options.map((option) => (
        <li key={option.id} className="flex items-baseline justify-between gap-3 border-t border-line py-2">
          <span className="min-w-0">
            {option.name}
            {option.note === '' ? null : <small className="ml-2 text-12 text-ink-3">{option.note}</small>}
          </span>
          <span className="shrink-0 text-ochre-ink tabular-nums">{formatYuan(option.price)}</span>
        </li>
      ))}
    </ul>
  );
}

type ServiceCardProps = {
  service: Service;
  shop: PublicServices;
  isOwn: boolean;
  /** 约同款: the post whose work is the reference. */
  postId: string | null;
};

/** One thing that somebody draws for others: what it looks like, what it costs, and the way to book it. */
export function ServiceCard({ service, shop, isOwn, postId }: ServiceCardProps) {
  const headingId = useId();
  const refusal = refusalToBook(shop, isOwn);
  const facts = [daysWords(service), revisionWords(service), `定金 ${service.deposit_percent}%`];
  return (
    <Card bleed className="overflow-hidden">
      <article
        aria-labelledby={headingId}
        className="grid grid-cols-[300px_minmax(0,1fr)] max-lg:grid-cols-1"
      >
        {/* As high as the words beside it, whatever the pictures would take. */}
        <div className="relative min-h-59">
          <CreatorMosaic
            works={service.examples.map((example) => ({ ...example, title: service.name }))}
            name={service.name}
            className="absolute inset-0"
          />
        </div>
        <div className="flex min-w-0 flex-col px-5.5 py-5 max-md:px-4">
          <div className="flex items-baseline justify-between gap-3">
            <h2 id={headingId} className="min-w-0 text-18 break-words">
              {service.name}
            </h2>
            <p className="shrink-0 text-20">
              <Money from={service.price_from} />
              <small className="ml-1 text-12 text-ink-3">起</small>
            </p>
          </div>
          <p className="mt-1 text-14 leading-text break-words whitespace-pre-line text-ink-2">
            {service.description}
          </p>
          <Options options={service.options} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3.5">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-ink-3">
              {facts.join(' · ')}
              {isOwn ? null : (
                <ReportButton target={{ kind: 'service', id: service.id, name: service.name }} />
              )}
            </p>
            {refusal === null ? (
              <ButtonLink look="primary" to={bookingPath(service.id, postId)} className="px-8!">
                预约
              </ButtonLink>
            ) : (
              <Button disabledReason={refusal} className="px-8!">
                预约
              </Button>
            )}
          </div>
        </div>
      </article>
    </Card>
  );
}
