import type { PublicServices } from '@zaojie/contract/storefronts/service.schemas';
import { classNames } from '../../../ui/class-names.ts';
import { availabilityOf } from '../creator-words.ts';

/** How many can be served at once, and how many of these places are taken. */
export function Seats({ shop }: { shop: PublicServices }) {
  return (
    <>
      <div className="flex gap-1" aria-hidden="true">
        {Array.from({ length: shop.seats }, (_, seat) => (
          <span
            key={seat}
            className={classNames(
              'h-1.25 flex-1 rounded-full',
              seat < shop.seats - shop.free_seats ? 'bg-brand' : 'bg-brand-tint-2',
            )}
          />
        ))}
      </div>
      <p className="mt-2 flex justify-between gap-3 text-13 text-ink-2">
        <span>
          {shop.free_seats === 0 ? '约满' : `剩 ${shop.free_seats} 席`}，共 {shop.seats} 席
        </span>
        <span className="text-ink-3">{availabilityOf(shop)}</span>
      </p>
    </>
  );
}
