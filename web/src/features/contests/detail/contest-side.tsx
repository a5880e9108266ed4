import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar, AvatarStack } from '../../../ui/media/avatar.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { PlaceSign } from '../../../ui/text/place-sign.tsx';
import { registerPath } from '../contest-paths.ts';

const SIGNS = 3;
const TITLE = 'mb-2 text-16';

function Prizes({ contest: { prizes, status } }: { contest: ContestDetail }) {
  if (prizes.length === 0) return null;
  const hasMoney = prizes.some(({ amount }) => amount > 0);
  return (
    <section aria-label="奖项">
      <h2 className={TITLE}>奖项</h2>
      <ul>
        {prizes.map(({ name, winners, amount, words }, index) => (
          <li key={name} className="flex min-h-12 items-center gap-3 border-t border-line py-2">
            <span className="grid w-6 shrink-0 place-items-center">
              {index < SIGNS ? (
                <PlaceSign place={index + 1} />
              ) : (
                <Award size={20} strokeWidth={1.75} aria-hidden="true" className="text-ink-3" />
              )}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">
                {name} {winners} 名
              </span>
              {words === '' ? null : <small className="block text-13 text-ink-3">{words}</small>}
            </span>
            {amount > 0 ? <Money from={amount} className="text-16" /> : null}
          </li>
        ))}
      </ul>
      {hasMoney ? (
        <p className="mt-2 text-13 text-ink-3">
          {status === 'announced'
            ? '奖金已经转入获奖者的钱包，一队的平分。'
            : '奖金由平台托管，公布时转入获奖者的钱包，一队的平分。'}
        </p>
      ) : null}
    </section>
  );
}

function TeamPanel({ contest }: { contest: ContestDetail }) {
  const { my_team: team } = contest;
  if (team === null) return null;
  const joined = team.members.filter(({ joined_at: at }) => at !== null);
  const waiting = team.members.length - joined.length;
  return (
    <section aria-label="队伍">
      <h2 className={TITLE}>{contest.team_max > 1 ? '队伍' : '我的报名'}</h2>
      <div className="flex items-center gap-3 border-t border-line pt-3">
        <AvatarStack
          people={joined.map(({ user }) => ({ id: user.id, name: user.nickname, src: user.avatar }))}
          size={36}
          limit={4}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{team.shown_name}</span>
          <small className="block text-13 text-ink-3">
            {joined.length} 人{waiting > 0 ? `，${waiting} 份邀请等答复` : ''}
          </small>
        </span>
        <ButtonLink to={registerPath(contest.id)} size="small">
          {team.can.invite ? '邀请' : '查看'}
        </ButtonLink>
      </div>
    </section>
  );
}

function Organiser({ organiser }: Pick<ContestDetail, 'organiser'>) {
  return (
    <section aria-label="主办">
      <h2 className={TITLE}>主办</h2>
      <Link
        to={`/user/${organiser.id}`}
        className="group flex items-center gap-3 border-t border-line pt-3 -outline-offset-2"
      >
        <Avatar name={organiser.nickname} src={organiser.avatar} size={36} />
        <span className="truncate group-hover:text-brand-ink">{organiser.nickname}</span>
      </Link>
    </section>
  );
}

export function ContestSide({ contest }: { contest: ContestDetail }) {
  return (
    <aside aria-label="奖项和队伍" className="grid grid-cols-1 content-start gap-8">
      <Prizes contest={contest} />
      <TeamPanel contest={contest} />
      <Organiser organiser={contest.organiser} />
    </aside>
  );
}
