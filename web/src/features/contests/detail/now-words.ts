import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { editEventPath, registerPath, submissionPath, votePath, votingPath } from '../contest-paths.ts';

export type Deed = { to: string; label: string };
export type Now = { title: string; detail: string; deed: Deed | null; other: Deed | null };

const say = (title: string, detail: string, deed: Deed | null = null, other: Deed | null = null): Now => ({
  title,
  detail,
  deed,
  other,
});

/** 你和南枝、阿砚一队; 一个人参加 for who is alone. */
function teamWords(contest: ContestDetail, viewerId: number | null): string {
  const others = (contest.my_team?.members ?? [])
    .filter(({ user, joined_at: joined }) => joined !== null && user.id !== viewerId)
    .map(({ user }) => user.nickname);
  return others.length === 0 ? '你一个人参加。' : `你和${others.join('、')}一队。`;
}

function whileOpen(contest: ContestDetail, viewerId: number | null): Now {
  const { id, countdown, team_max: most, my_invitations: invitations } = contest;
  const starts = formatMoment(contest.starts_at);
  if (countdown?.step === 'registration_opens') {
    return say('报名还没开始', `报名从 ${formatMoment(contest.registration_opens_at)} 开始。`);
  }
  if (contest.is_organiser) {
    return say(`正在报名，已有 ${contest.participant_count} 人`, `题目在 ${starts} 公布，报名同时截止。`);
  }
  if (contest.my_team !== null) {
    const label = most > 1 ? '管理队伍' : '我的报名';
    return say(
      '已经报名，等题目公布',
      `${teamWords(contest, viewerId)}题目在 ${starts} 公布，从那时起可以交作品。`,
      { to: registerPath(id), label },
    );
  }
  const [invitation] = invitations;
  if (invitation !== undefined) {
    return say(
      `${invitation.captain.nickname}邀请你组队`,
      `队伍“${invitation.team_name}”，${invitation.members_count} 人。也可以另外报名。`,
      { to: registerPath(id), label: '看邀请' },
    );
  }
  const how = most > 1 ? `一个人，或者最多 ${most} 个人一队。` : '每个人各自参加。';
  return say('先报名', `${how}题目在 ${starts} 公布，报名同时截止。`, {
    to: registerPath(id),
    label: '报名',
  });
}

function whileRunning(contest: ContestDetail, viewerId: number | null): Now {
  const { id, my_entry: entry } = contest;
  const opens = `作品在 ${formatMoment(contest.submissions_close_at)} 一起公开，然后投票。`;
  if (contest.my_team === null) {
    const [invitation] = contest.my_invitations;
    if (invitation === undefined) return say('正在创作，等作品公开', opens);
    return say(`${invitation.captain.nickname}邀请你组队`, '交稿截止前都可以加入。', {
      to: registerPath(id),
      label: '看邀请',
    });
  }
  const team = teamWords(contest, viewerId);
  if (entry === null) {
    return say('把作品交上来，截止前可以反复换', `${team}只算最后一次提交。`, {
      to: submissionPath(id, 'new'),
      label: '提交作品',
    });
  }
  if (entry.status === 'disqualified') return say('作品被取消了资格', `理由：${entry.reason}`);
  const saved = formatMoment(entry.updated_at);
  const own = submissionPath(id, entry.id);
  return entry.status === 'draft'
    ? say('把作品交上来，截止前可以反复换', `${team}草稿存于 ${saved}，还没有提交。`, {
        to: own,
        label: '继续填写',
      })
    : say('作品已经提交，截止前可以反复换', `${team}最后一次改动在 ${saved}。`, {
        to: own,
        label: '修改作品',
      });
}

function whileVoting(contest: ContestDetail, viewerId: number | null): Now {
  const { id, my_ballots_count: rated, my_entry: entry } = contest;
  const own = entry?.status === 'disqualified' ? `你的作品被取消了资格：${entry.reason} ` : '';
  const ballots = rated > 0 ? { to: votingPath(id), label: '我的选票' } : null;
  if (viewerId !== null && !contest.can.vote) {
    return say('正在投票', `${own}共 ${contest.entry_count} 件作品。`, null, ballots);
  }
  const title = rated > 0 ? `已评 ${rated} 件，接着评` : '作品都在这里了，去打分';
  const deed = { to: votePath(id), label: rated > 0 ? '继续投票' : '去投票' };
  return say(title, `${own}共 ${contest.entry_count} 件，一次看一件，先看评得最少的。`, deed, ballots);
}

function afterVoting(contest: ContestDetail): Now {
  const { id, has_results: hasResults, my_ballots_count: rated } = contest;
  const ballots = rated > 0 ? { to: votingPath(id), label: '我的选票' } : null;
  const results = hasResults ? { to: '#results', label: '看结果' } : null;
  if (contest.status === 'announced') return say('结果公布了', '名次和每项得分在下面。', results, ballots);
  return say(
    hasResults ? '投票结束，名次出来了' : '投票结束，正在计票',
    `${formatMoment(contest.announce_at)} 公布，奖金那时发放。`,
    results,
    ballots,
  );
}

/** What the dark panel says, and the one button for it. */
export function nowOf(contest: ContestDetail, viewerId: number | null): Now {
  switch (contest.status) {
    case 'open':
      return whileOpen(contest, viewerId);
    case 'running':
      return whileRunning(contest, viewerId);
    case 'voting':
      return whileVoting(contest, viewerId);
    case 'closed':
    case 'announced':
      return afterVoting(contest);
    case 'cancelled':
      return say('活动取消了', contest.reason === '' ? '' : `理由：${contest.reason}`);
    case 'proposed':
      return say('等管理员审核', '通过以后才会公开，结果会通知你。');
    default:
      return say(contest.status === 'rejected' ? '没有通过，改好再交' : '还是草稿', contest.reason, {
        to: editEventPath(contest.id),
        label: '继续编辑',
      });
  }
}
