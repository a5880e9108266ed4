import type { RankedCreator } from '@zaojie/contract/rankings/ranking.schemas';
import { Link } from 'react-router';
import { LevelLabel } from '../../ui/text/label.tsx';
import { VerificationIcons } from '../users/verification-icons.tsx';

const hasBadge = (creator: RankedCreator, kind: RankedCreator['badges'][number]['kind']) =>
  creator.badges.some((badge) => badge.kind === kind);

/** In a line: the name, whose link covers what it stands in, and what is said of them beside it. */
export function RankedName({ creator }: { creator: RankedCreator }) {
  return (
    <>
      <Link
        to={`/user/${creator.id}`}
        className="min-w-0 truncate -outline-offset-2 after:absolute after:inset-0 hover:text-brand-ink"
      >
        {creator.name}
      </Link>
      <VerificationIcons
        isPersonal={hasBadge(creator, 'personal')}
        isBusiness={hasBadge(creator, 'business')}
      />
      <LevelLabel score={creator.level} />
    </>
  );
}
