import { useSite } from '../../api/site.ts';
import { formatNumber } from '../../text/numbers.ts';

/** What the house promises, as the installation has set it; what is counted stands at the end of the page. */
export function LandingClaims() {
  const claims = useSite()?.claims;
  const figures = [
    { label: '位创作者', value: claims?.creators ?? 0, unit: '+' },
    { label: '件作品', value: claims?.works ?? 0, unit: '+' },
    { label: '收到首批响应', value: claims?.minutes ?? 0, unit: '分钟' },
  ].filter(({ value }) => claims === undefined || value > 0);
  if (figures.length === 0) return null;
  return (
    <dl className="mt-12 flex max-w-125 gap-11 whitespace-nowrap border-t border-line-2 pt-6 text-13 leading-text text-ink-3 max-lg:mt-8 max-lg:gap-4 max-md:mt-6 max-md:justify-between max-md:pt-4.5">
      {figures.map(({ label, value, unit }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt>{label}</dt>
          <dd className="h-9 text-28 leading-9 font-semibold text-ink max-lg:text-22">
            {claims === undefined ? null : (
              <>
                {formatNumber(value)}
                <span className={unit === '+' ? undefined : 'ml-1 text-14 font-medium'}>{unit}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
