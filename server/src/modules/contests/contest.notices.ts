import { shanghaiText } from './notice-words.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { Services } from '../../frame/context.ts';
import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { scheduleJob } from '../../platform/jobs/schedule-job.ts';
import { tellFromSite, type Subject, type Telling } from '../notifications/index.ts';
import type { TellContest, Tidings } from './contest.jobs.ts';
import type { ContestMove } from './contest.rules.ts';
import {
  findToldContest,
  findToldEntry,
  findToldTeam,
  listPeople,
  type ToldContest,
  type ToldPerson,
} from './notice.queries.ts';
import { prizeOfPlace } from './results/prizes.rules.ts';

const NAME = 'contests.notices';
const AT_A_TIME = 200;

type Words = { title: string; excerpt: string; link?: string };

const subjectOf = (contest: ToldContest, words: Words): Subject => ({
  kind: 'contest',
  id: contest.id,
  title: words.title,
  excerpt: words.excerpt,
  picture: contest.picture,
  link: words.link ?? `/events/${contest.id}`,
});

/** What an administrator decided, for whoever proposed it. */
function wordsForOrganiser(contest: ToldContest, move: ContestMove): Words | null {
  const name = `《${contest.title}》`;
  switch (move) {
    case 'approve':
      return { title: '活动通过了审核', excerpt: `${name}现在谁都能看到，奖金已转入托管。` };
    case 'reject':
      return { title: '活动没有通过审核', excerpt: `${name}：${contest.reason}` };
    case 'cancel':
      return { title: '活动已取消', excerpt: `${name}：${contest.reason}。托管的奖金已退回可用余额。` };
    case 'announce':
      return { title: '活动结果已公布', excerpt: `${name}的奖金已发放，空缺名次的已退回。` };
    default:
      return null;
  }
}

/** What everybody in it hears, by the move. */
const tidingsOf: Partial<Record<ContestMove, Tidings>> = {
  start: 'started',
  close_submissions: 'voting',
  announce: 'results',
  cancel: 'cancelled',
  retime: 'retimed',
};

/** The hours that are still to come. */
function hoursOf(contest: ToldContest): string {
  const voting = `投票到${shanghaiText(contest.voting_closes_at)}。`;
  if (contest.status === 'voting') return voting;
  const close = `${shanghaiText(contest.submissions_close_at)}截止交稿，${voting}`;
  return contest.status === 'open' ? `${shanghaiText(contest.starts_at)}开始，${close}` : close;
}

function wordsOf(contest: ToldContest, { tidings, turn }: TellContest, person: ToldPerson): Words | null {
  const name = `《${contest.title}》`;
  switch (tidings) {
    case 'started':
      return {
        title: '活动开始了',
        excerpt: `${name}的题目是「${contest.theme}」，${shanghaiText(contest.submissions_close_at)}截止交稿。`,
      };
    case 'closing_soon':
      if (person.entry_status === 'submitted' || contest.status !== 'running') return null;
      return {
        title: '离交稿截止不到一天',
        excerpt: `${name}在${shanghaiText(contest.submissions_close_at)}截止，你的作品还没有提交。`,
        link: `/events/${contest.id}/submission/new`,
      };
    case 'voting':
      return {
        title: '投票开始了',
        excerpt: `${name}的作品已经公开，${shanghaiText(contest.voting_closes_at)}前都可以打分。`,
        link: `/events/${contest.id}/vote`,
      };
    case 'results': {
      const prize =
        person.rank !== null && person.ballot_count ? prizeOfPlace(contest.prizes, person.rank) : null;
      const own =
        person.rank === null ? '' : `你们的作品是第 ${person.rank} 名${prize ? `，获得${prize.name}` : ''}。`;
      return { title: '活动结果已公布', excerpt: `${name}的名次出来了。${own}` };
    }
    case 'cancelled':
      return { title: '你报名的活动已取消', excerpt: `${name}：${contest.reason}` };
    case 'retimed':
      return { title: '活动的时间改了', excerpt: `${name}${hoursOf(contest)}` };
    case 'added': {
      const added = contest.additions[Number(turn)];
      return added ? { title: '活动有补充说明', excerpt: `${name}：${added.text}` } : null;
    }
  }
}

async function tellMoved(
  tx: Tx,
  telling: Telling,
  { contestId, move }: { contestId: number; move: ContestMove },
  eventId: number | string,
): Promise<void> {
  const contest = await findToldContest(tx, contestId);
  if (!contest) return;
  const words = wordsForOrganiser(contest, move);
  if (words) {
    await tellFromSite(tx, telling, {
      userId: contest.organiser_id,
      key: `contest-${move}:${contestId}:${eventId}`,
      subject: subjectOf(contest, words),
    });
  }
  const told = tidingsOf[move];
  if (!told) return;
  const turn = move === 'retime' ? { turn: String(eventId) } : {};
  await scheduleJob(tx, 'tell-contest', { contestId, tidings: told, afterId: 0, ...turn });
}

/** Some hundred people, then the next; told twice, a notice is still one. */
export async function tellContest(
  services: Pick<Services, 'db' | 'hub' | 'now'>,
  tell: TellContest,
): Promise<void> {
  const { contestId, tidings, afterId, turn } = tell;
  await transaction(services.db, async (tx) => {
    const contest = await findToldContest(tx, contestId);
    if (!contest) return;
    const people = await listPeople(tx, { contestId, afterId, most: AT_A_TIME });
    for (const person of people) {
      const words = wordsOf(contest, tell, person);
      if (!words) continue;
      await tellFromSite(tx, services, {
        userId: person.user_id,
        key: `contest-${tidings}:${contestId}${turn === undefined ? '' : `:${turn}`}`,
        subject: subjectOf(contest, words),
      });
    }
    const last = people.at(-1);
    if (people.length === AT_A_TIME && last) {
      await scheduleJob(tx, 'tell-contest', { ...tell, afterId: last.user_id });
    }
  });
}

const teamNotices = (telling: Telling): Subscriber[] => [
  subscribe('contest.registered', NAME, async (tx, { contestId, teamId, userId }) => {
    const contest = await findToldContest(tx, contestId);
    const team = await findToldTeam(tx, teamId, userId);
    if (!contest || !team) return;
    const excerpt = `你报名了《${contest.title}》，${shanghaiText(contest.starts_at)}开始，那一刻公布题目。`;
    const subject = subjectOf(contest, { title: '报名成功', excerpt });
    await tellFromSite(tx, telling, { userId, key: `contest-registered:${teamId}`, subject });
  }),
  subscribe('contest.invited', NAME, async (tx, { contestId, teamId, userId }, eventId) => {
    const contest = await findToldContest(tx, contestId);
    const team = await findToldTeam(tx, teamId, userId);
    if (!contest || !team || team.joined) return;
    const called = team.name === '' ? '' : `「${team.name}」`;
    const words = {
      title: '邀请你组队',
      excerpt: `${team.captain}邀请你加入队伍${called}，一起参加《${contest.title}》。`,
      link: `/events/${contestId}/register`,
    };
    const key = `contest-invited:${teamId}:${eventId}`;
    await tellFromSite(tx, telling, { userId, key, subject: subjectOf(contest, words) });
  }),
  subscribe('contest.joined', NAME, async (tx, { contestId, teamId, userId }, eventId) => {
    const contest = await findToldContest(tx, contestId);
    const team = await findToldTeam(tx, teamId, userId);
    if (!contest || !team?.joined) return;
    const words = {
      title: '有人加入了你的队伍',
      excerpt: `${team.person}接受了邀请，和你一起参加《${contest.title}》。`,
    };
    const key = `contest-joined:${teamId}:${eventId}`;
    await tellFromSite(tx, telling, { userId: team.captain_id, key, subject: subjectOf(contest, words) });
  }),
];

/** What people are told of contests. */
export const createContestNotices = (telling: Telling): Subscriber[] => [
  ...teamNotices(telling),
  subscribe('contest.added', NAME, async (tx, { contestId, index }) => {
    await scheduleJob(tx, 'tell-contest', { contestId, tidings: 'added', afterId: 0, turn: String(index) });
  }),
  subscribe('contest.moved', NAME, (tx, moved, eventId) => tellMoved(tx, telling, moved, eventId)),
  subscribe('contest.disqualified', NAME, async (tx, { contestId, entryId }) => {
    const contest = await findToldContest(tx, contestId);
    const entry = await findToldEntry(tx, entryId);
    if (!contest || !entry) return;
    const words = {
      title: '作品被取消资格',
      excerpt: `《${contest.title}》里的「${entry.title}」：${entry.reason}`,
      link: `/events/${contestId}/submission/${entryId}`,
    };
    for (const userId of entry.member_ids) {
      const key = `contest-disqualified:${entryId}`;
      await tellFromSite(tx, telling, { userId, key, subject: subjectOf(contest, words) });
    }
  }),
];
