import type { PublicServices } from '@zaojie/contract/storefronts/service.schemas';
import type { ReactNode } from 'react';
import { formatDay } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Seats } from './seats.tsx';

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-line not-first:border-t not-first:pt-5.5">
      <header className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 className="text-16">{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** Beside the services: when somebody is free, and what they ask to be read first. */
export function ServiceSide({ shop }: { shop: PublicServices }) {
  const isOn = shop.commission_status === 'on';
  const notes = shop.services.filter(({ terms }) => terms !== '');
  return (
    <aside className="grid content-start gap-5.5">
      <Part
        title="档期"
        aside={
          <span
            className={classNames(
              'flex items-center gap-1.5 text-12 before:size-1.5 before:rounded-full before:bg-current',
              isOn ? 'text-success' : 'text-ink-3',
            )}
          >
            {isOn ? '接单中' : '暂停接单'}
          </span>
        }
      >
        <Seats shop={shop} />
        {shop.vacations.map(({ from, to }) => (
          <p key={from} className="mt-2 text-13 text-ink-3">
            {from === to ? formatDay(from) : `${formatDay(from)}到${formatDay(to)}`}休息，不开工也不催你。
          </p>
        ))}
      </Part>
      {notes.length === 0 ? null : (
        <Part title="接稿须知">
          <dl className="grid gap-2.5 text-13 leading-text">
            {notes.map(({ id, name, terms }) => (
              <div key={id}>
                {notes.length > 1 ? (
                  <dt className="font-medium">{name}</dt>
                ) : (
                  <dt className="sr-only">{name}</dt>
                )}
                <dd className="break-words whitespace-pre-line text-ink-2">{terms}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </aside>
  );
}
