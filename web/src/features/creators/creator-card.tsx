import type { Creator } from '@zaojie/contract/storefronts/creator.schemas';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../text/numbers.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Money } from '../../ui/text/money.tsx';
import { CreatorMosaic } from './creator-mosaic.tsx';
import { availabilityOf } from './creator-words.ts';
import { FaceLink } from '../users/face-link.tsx';
import { VerificationIcons } from '../users/verification-icons.tsx';

function StatusDot({ isOn }: { isOn: boolean }) {
  return (
    <span
      className={classNames(
        'ml-auto flex shrink-0 items-center gap-1.5 text-12 whitespace-nowrap before:size-1.5 before:rounded-full before:bg-current',
        isOn ? 'text-success' : 'text-ink-3',
      )}
    >
      {isOn ? '接单中' : '暂停接单'}
    </span>
  );
}

function Identity({ creator, headingId }: { creator: Creator; headingId: string }) {
  const skills = [...creator.categories, ...creator.styles].map((word) => word.name);
  return (
    <div className="flex items-center gap-3">
      <FaceLink userId={creator.id}>
        <Avatar name={creator.nickname} src={creator.avatar} size={48} />
      </FaceLink>
      <div className="min-w-0">
        <h3 id={headingId} className="flex min-w-0 items-center gap-1.25 text-16">
          <Link to={`/user/${creator.id}`} className="truncate rounded-sm hover:text-brand-ink">
            {creator.nickname}
          </Link>
          <VerificationIcons
            isPersonal={creator.is_personal_verified}
            isBusiness={creator.is_business_verified}
          />
        </h3>
        {/* One line: the words that don't fit wrap below it and are cut off. */}
        <ul
          aria-label="擅长"
          className="flex h-5 flex-wrap gap-x-2 overflow-hidden text-13 leading-5 text-ink-3"
        >
          {skills.map((skill) => (
            <li key={skill}>{skill}</li>
          ))}
        </ul>
      </div>
      <StatusDot isOn={creator.commission_status === 'on'} />
    </div>
  );
}

function Facts({ creator }: { creator: Creator }) {
  const rows = [
    ['评分', creator.reviews_count === 0 ? '暂无' : creator.rating.toFixed(1)],
    ['已完成', formatNumber(creator.completed_works)],
    ['满意度', `${creator.satisfaction}%`],
  ] as const;
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-y border-line py-2.5">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse px-4 leading-snug first:pl-0">
          <dt className="text-12 text-ink-3">{label}</dt>
          <dd className="text-16 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Foot({ creator }: { creator: Creator }) {
  const when = availabilityOf(creator);
  return (
    <div className="mt-auto flex items-center justify-between gap-3">
      <p className="min-w-0 leading-[1.3]">
        <span className="block whitespace-nowrap">
          <Money from={creator.starting_price} className="text-18" />
          <span className="ml-1 text-12 text-ink-3">起</span>
        </span>
        <span className="block truncate text-12 text-ink-3">{when}</span>
      </p>
      {creator.commission_status === 'on' ? (
        <ButtonLink look="primary" to={`/user/${creator.id}`}>
          立即约稿
        </ButtonLink>
      ) : (
        <Button disabledReason={when}>立即约稿</Button>
      )}
    </div>
  );
}

/** What somebody draws, what it costs, and whether they take orders. */
export function CreatorCard({ creator }: { creator: Creator }) {
  const headingId = useId();
  return (
    <Card bleed className="h-full overflow-hidden transition-colors hover:border-line-2">
      <article aria-labelledby={headingId} className="flex h-full flex-col">
        <CreatorMosaic works={creator.showcase} name={creator.nickname} />
        <div className="flex flex-1 flex-col gap-3 px-4.5 pt-4 pb-4.5 max-md:px-4 max-md:pt-3.5 max-md:pb-4">
          <Identity creator={creator} headingId={headingId} />
          <Facts creator={creator} />
          <Foot creator={creator} />
        </div>
      </article>
    </Card>
  );
}
