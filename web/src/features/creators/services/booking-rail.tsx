import type { PublicServices, Service } from '@zaojie/contract/storefronts/service.schemas';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { formatYuan } from '../../../text/numbers.ts';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Seats } from './seats.tsx';
import { bookingPath, daysWords } from './service-words.ts';

const SHOWN = 4;

function priceWords({ price_from: from, price_to: to }: Service): string {
  return from === to ? formatYuan(from) : `${formatYuan(from)}–${formatYuan(to).slice(1)}`;
}

function Row({ service, canBook }: { service: Service; canBook: boolean }) {
  const words = (
    <>
      <span className="min-w-0 truncate font-medium">{service.name}</span>
      <span className="shrink-0 text-ochre-ink tabular-nums">{priceWords(service)}</span>
      <span className="col-span-2 text-12 text-ink-3">{daysWords(service)}</span>
    </>
  );
  const look = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2.5 text-14 leading-ui';
  return (
    <li className="border-t border-line">
      {canBook ? (
        <Link to={bookingPath(service.id, null)} className={`${look} hover:text-brand-ink`}>
          {words}
        </Link>
      ) : (
        <div className={look}>{words}</div>
      )}
    </li>
  );
}

type BookingRailProps = {
  shop: PublicServices;
  isOwn: boolean;
  /** Where all of them stand. */ allPath: string;
};

/** Beside somebody's works: what they would make for you, for how much, and when. */
export function BookingRail({ shop, isOwn, allPath }: BookingRailProps) {
  const { services, starting_price: price } = shop;
  const canBook = shop.can.book && !isOwn;
  return (
    <Card className="p-5">
      <h2 className="text-16">{isOwn ? '我的约稿服务' : '约 TA 画'}</h2>
      {price === null ? null : (
        <p className="mt-1 text-13 text-ink-3">
          <b className="mr-1 text-22 font-semibold text-ochre-ink">{formatYuan(price)}</b>起
        </p>
      )}
      <ul className="mt-3">
        {services.slice(0, SHOWN).map((service) => (
          <Row key={service.id} service={service} canBook={canBook} />
        ))}
      </ul>
      {services.length > SHOWN ? (
        <Link to={allPath} className="block border-t border-line py-2.5 text-13 text-brand-ink">
          全部 {services.length} 项服务
        </Link>
      ) : null}
      <div className="border-t border-line pt-3.5">
        <Seats shop={shop} />
      </div>
      {isOwn ? (
        <ButtonLink to="/profile/pricing" className="mt-4 w-full">
          管理服务
        </ButtonLink>
      ) : (
        <ButtonLink to={allPath} look={canBook ? 'primary' : undefined} className="mt-4 w-full">
          {canBook ? '立即约稿' : '看看服务'}
        </ButtonLink>
      )}
      {isOwn ? null : (
        <p className="mt-3 flex gap-1.5 text-12 leading-ui text-ink-3">
          <ShieldCheck size={14} strokeWidth={1.75} aria-hidden="true" className="mt-px shrink-0" />
          款项由平台托管，验收后才转给创作者
        </p>
      )}
    </Card>
  );
}
