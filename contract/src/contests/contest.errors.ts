import { declareError } from '../errors.ts';
import { contestLimits as limit } from './contest-limits.ts';

/** Drafts of others, proposals and contests that never were look the same. */
export const contestErrors = {
  notFound: declareError('contest.not_found', 2800, '活动不存在或还没有公开'),
  wrongState: declareError(
    'contest.wrong_state',
    2801,
    '活动当前的状态不能进行此操作',
    200,
    '活动{status}，不能进行此操作',
  ),
  incomplete: declareError('contest.incomplete', 2802, '还有内容没有填写', 200, '提交前还需要：{missing}'),
  wrongTimes: declareError('contest.wrong_times', 2803, '时间安排不正确', 200, '时间安排不正确：{problem}'),
  foreignImage: declareError('contest.foreign_image', 2804, '图片地址不正确，请先上传自己的图片'),
  tooMany: declareError('contest.too_many', 2805, `最多同时保留${limit.ownMost}个草稿和待审核的活动`),
  /** Its data: missing, in yuan. */
  balanceShort: declareError(
    'contest.balance_short',
    2806,
    '主办方的可用余额不够放进奖金池',
    200,
    '主办方的可用余额不够放进奖金池，还差 ¥{missing}',
  ),
  timePassed: declareError('contest.time_passed', 2807, '开始时间已经过去，请先修改时间'),
  ownProposal: declareError('contest.own_proposal', 2808, '自己提的活动，请由别的管理员审核'),
  rulesTooComplex: declareError('contest.rules_too_complex', 2810, '规则的格式过于复杂，请简化后再保存'),
  resultsMissing: declareError('contest.results_missing', 2809, '结果还在计算，请稍后再公布'),
  tooManyAdditions: declareError(
    'contest.too_many_additions',
    3110,
    `一个活动最多补充${limit.additionsMost}条说明`,
  ),
} as const;

export const teamErrors = {
  notRegistered: declareError('contest_team.not_registered', 2811, '你还没有报名这个活动'),
  notOpenYet: declareError('contest_team.not_open_yet', 2812, '报名还没有开始'),
  closed: declareError('contest_team.closed', 2813, '报名已经截止'),
  already: declareError('contest_team.already', 2814, '已经报名过了'),
  notFound: declareError('contest_team.not_found', 2815, '队伍不存在'),
  notCaptain: declareError('contest_team.not_captain', 2816, '只有队长可以这样做'),
  full: declareError('contest_team.full', 2817, '队伍已经满员', 200, '队伍已经满员，最多{most}人'),
  noPerson: declareError('contest_team.no_person', 2818, '没有找到这个人'),
  apart: declareError('contest_team.apart', 2819, '对方暂时不接受你的邀请'),
  elsewhere: declareError('contest_team.elsewhere', 2820, '对方已经在这个活动的另一支队伍里'),
  noInvitation: declareError('contest_team.no_invitation', 2821, '邀请不存在或已撤回'),
  notMember: declareError('contest_team.not_member', 2822, '这个人不在队伍里'),
  organiser: declareError('contest_team.organiser', 2823, '主办方不能参加自己的活动'),
  changesClosed: declareError('contest_team.changes_closed', 2824, '已经截止，队伍不能再变'),
  captainStays: declareError('contest_team.captain_stays', 2825, '不能移除队长'),
  handedIn: declareError('contest_team.handed_in', 2826, '作品已经提交，先撤回作品才能取消报名'),
} as const;

export const entryErrors = {
  notFound: declareError('contest_entry.not_found', 2831, '作品不存在或还没有公开'),
  notStarted: declareError('contest_entry.not_started', 2832, '活动还没有开始，开始后才能提交作品'),
  tooLate: declareError('contest_entry.too_late', 2833, '已经过了截止时间，不能再提交或修改'),
  incomplete: declareError(
    'contest_entry.incomplete',
    2834,
    '还有内容没有填写',
    200,
    '提交前还需要：{missing}',
  ),
  foreignImage: declareError('contest_entry.foreign_image', 2835, '图片地址不正确，请先上传自己的图片'),
  foreignFile: declareError('contest_entry.foreign_file', 2836, '文件不存在或已过期，请重新上传'),
  disqualified: declareError('contest_entry.disqualified', 2837, '这件作品已被取消资格'),
  notSubmitted: declareError('contest_entry.not_submitted', 2838, '作品还没有提交'),
  noFile: declareError('contest_entry.no_file', 2839, '这件作品没有可以下载的文件'),
} as const;

export const ballotErrors = {
  notOpen: declareError('contest_ballot.not_open', 2841, '投票还没有开始'),
  closed: declareError('contest_ballot.closed', 2842, '投票已经截止，选票不能再改'),
  ownEntry: declareError('contest_ballot.own_entry', 2843, '不能给自己或自己队伍的作品打分'),
  wrongScores: declareError('contest_ballot.wrong_scores', 2844, '请给每一项打 1 到 5 分'),
  alreadyRated: declareError('contest_ballot.already_rated', 2845, '已经评过这件作品，可以改分，不能跳过'),
} as const;
