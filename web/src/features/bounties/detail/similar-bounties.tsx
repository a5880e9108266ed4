import type { BountyLabel } from '@zaojie/contract/bounties/bounty.schemas';
import { Link, useLocation } from 'react-router';
import { formatDay } from '../../../text/dates.ts';
import { Money } from '../../../ui/text/money.tsx';
import { useBountyDialog } from '../bounty-address.ts';
import { applicantsLine } from '../bounty-words.ts';
import { CoverThumb } from '../cover-thumb.tsx';

export function SimilarBounties({ bounties }: { bounties: readonly BountyLabel[] }) {
  const { searchWith } = useBountyDialog('bounty');
  const { pathname, state } = useLocation();
  if (bounties.length === 0) return null;
  return (
    <section className="pt-5.5">
      <h2 className="mb-1.5 text-16">相近的约稿</h2>
      <ul>
        {bounties.map((bounty) => (
          <li key={bounty.id}>
            <Link
              to={{ pathname, search: searchWith(String(bounty.id)) }}
              state={state as unknown}
              replace
              preventScrollReset
              className="group flex items-center gap-3.5 rounded-sm py-2.25"
            >
              <CoverThumb picture={bounty.cover} className="h-12 w-16" width={64} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium group-hover:text-brand-ink">{bounty.title}</span>
                <span className="block truncate text-12 text-ink-3">
                  {formatDay(bounty.deadline)}截稿 · {applicantsLine(bounty.applications_count)}
                </span>
              </span>
              <Money from={bounty.budget_min} to={bounty.budget_max} className="text-14" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
