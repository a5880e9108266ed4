import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../api/session.ts';
import { DEEP_OUTLINE, DEEP_PRIMARY, NowPanel } from '../../../ui/clock/now-panel.tsx';
import { useAtZero } from '../../../ui/clock/server-clock.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { contestKeys } from '../contest-queries.ts';
import { contestClock } from './contest-clock.ts';
import { nowOf } from './now-words.ts';

/** The one dark panel of an event: what to do now, and until when. */
export function ContestNow({ contest }: { contest: ContestDetail }) {
  const client = useQueryClient();
  const viewerId = useSession()?.user.id ?? null;
  const { title, detail, deed, other } = nowOf(contest, viewerId);
  useAtZero(contest.countdown?.at ?? null, () => {
    void client.invalidateQueries({ queryKey: contestKeys.detail(contest.id) });
  });
  return (
    <NowPanel
      title={title}
      face={contestClock(contest)}
      actions={
        deed === null && other === null ? undefined : (
          <>
            {deed === null ? null : (
              <ButtonLink to={deed.to} className={DEEP_PRIMARY}>
                {deed.label}
              </ButtonLink>
            )}
            {other === null ? null : (
              <ButtonLink to={other.to} className={DEEP_OUTLINE}>
                {other.label}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {detail === '' ? undefined : detail}
    </NowPanel>
  );
}
