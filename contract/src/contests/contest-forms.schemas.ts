import * as z from 'zod';
import { yuanAmount } from '../money.schemas.ts';
import { id, optionalId, optionalText, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';
import { pictureAddress, pictureAddresses } from '../uploads/file-addresses.schemas.ts';
import { contestLimits as limit } from './contest-limits.ts';
import { contestCategoryNames, skipReasonNames } from './contest-words.ts';
import { contestId } from './contest.schemas.ts';

const webAddress = /^https?:\/\/[^\s/?#]+\S*$/i;
function link(label: string) {
  const wrong = `${label}只能是 http 或 https 开头的网址`;
  return z
    .string({ error: wrong })
    .trim()
    .max(limit.linkMax, `${label}不能超过${limit.linkMax}个字符`)
    .refine(isStorableLine, UNSTORABLE_TEXT)
    .refine((value) => value === '' || webAddress.test(value), wrong);
}
const line = (most: number, label: string) =>
  optionalText(most, label).refine(isStorableLine, UNSTORABLE_TEXT);
const named = (most: number, label: string) =>
  text({ requiredMessage: `请填写${label}`, max: [most, `${label}不能超过${most}个字符`] });

/** An hour with its offset, as 2026-11-20T12:00:00Z; seconds count, less doesn't. */
function moment(label: string) {
  return z.iso
    .datetime({ offset: true, error: `${label}不正确` })
    .transform((value) => new Date(Math.floor(Date.parse(value) / 1000) * 1000))
    .refine((value) => value.getUTCFullYear() < 2200, `${label}不正确`)
    .meta({ type: 'string', format: 'date-time' });
}
const times = {
  registration_opens_at: moment('报名开始时间'),
  starts_at: moment('开始时间'),
  submissions_close_at: moment('交稿截止时间'),
  voting_closes_at: moment('投票截止时间'),
  announce_at: moment('公布时间'),
};

const weight = z
  .number({ error: '权重不正确' })
  .int('权重是整数')
  .min(1, '权重至少为 1%')
  .max(100, '权重不正确');
const criterionForm = z.object({
  name: named(limit.criterionMax, '评审标准'),
  about: line(limit.criterionAboutMax, '标准说明').default(''),
  weight,
});

const places = z
  .number({ error: '名额不正确' })
  .int('名额是整数')
  .min(1, '名额至少为 1')
  .max(limit.winnersMax, '名额过多');
const prizeForm = z.object({
  name: named(limit.prizeNameMax, '奖项名称'),
  winners: places,
  /** Yuan for each place; 0 for a prize in words only. */
  amount: yuanAmount({
    requiredMessage: '请填写奖金',
    max: [limit.poolMaxFen, `奖金不能超过¥${limit.poolMaxFen / 100}`],
  }),
  words: line(limit.prizeWordsMax, '奖项说明').default(''),
});

const title = text({
  requiredMessage: '请填写活动名称',
  min: [limit.titleMin, `活动名称至少${limit.titleMin}个字符`],
  max: [limit.titleMax, `活动名称不能超过${limit.titleMax}个字符`],
});
const category = z.enum(contestCategoryNames, { error: '请选择活动类别' });

const fields = z.object({
  summary: line(limit.summaryMax, '一句话介绍'),
  /** What POST /common/upload answered; empty takes it away. */
  cover: pictureAddress,
  theme: line(limit.themeMax, '题目'),
  theme_note: optionalText(limit.themeNoteMax, '题目说明'),
  /** HTML; what isn't allowed in a post isn't here either. */
  rules: z.string({ error: '规则不正确' }).max(limit.rulesMax, '规则过长'),
  criteria: z
    .array(criterionForm, { error: '评审标准不正确' })
    .max(limit.criteriaMax, `评审标准最多${limit.criteriaMax}项`)
    .refine(
      (list) => list.length === 0 || list.reduce((sum, each) => sum + each.weight, 0) === 100,
      '各项权重加起来要等于 100%',
    )
    .refine((list) => new Set(list.map((each) => each.name)).size === list.length, '评审标准的名称不能重复'),
  prizes: z
    .array(prizeForm, { error: '奖项不正确' })
    .max(limit.prizesMax, `奖项最多${limit.prizesMax}种`)
    .refine(
      (list) => list.reduce((sum, each) => sum + each.winners, 0) <= limit.winnersMax,
      `获奖名额最多${limit.winnersMax}个`,
    )
    .refine(
      (list) => list.reduce((sum, each) => sum + each.winners * each.amount, 0) <= limit.poolMaxFen,
      `奖金池不能超过¥${limit.poolMaxFen / 100}`,
    ),
  sponsors: z
    .array(z.object({ name: named(limit.sponsorMax, '赞助方'), link: link('赞助方链接').default('') }), {
      error: '赞助方不正确',
    })
    .max(limit.sponsorsMax, `赞助方最多${limit.sponsorsMax}个`),
  team_max: z
    .number({ error: '队伍人数不正确' })
    .int('队伍人数是整数')
    .min(1, '队伍至少一人')
    .max(limit.teamMax, `队伍最多${limit.teamMax}人`),
  registration_opens_at: times.registration_opens_at.nullable(),
  starts_at: times.starts_at.nullable(),
  submissions_close_at: times.submissions_close_at.nullable(),
  voting_closes_at: times.voting_closes_at.nullable(),
  announce_at: times.announce_at.nullable(),
});

/** A draft needs a title and a category; proposing asks for the rest. */
export const contestForm = fields.partial().extend({ title, category });
export type ContestForm = z.output<typeof contestForm>;

/** What is left out stays as it is. */
export const contestEdit = fields
  .partial()
  .extend({ id: contestId(), title: title.optional(), category: category.optional() });
export type ContestEdit = z.output<typeof contestEdit>;

/** What its organiser may still say once it is public; what is left out stays. */
export const amendForm = z.object({
  id: contestId(),
  summary: fields.shape.summary.optional(),
  sponsors: fields.shape.sponsors.optional(),
  /** Stands below the rules with its hour, and stays. */
  addition: optionalText(limit.additionMax, '补充说明').default(''),
});

export const timesForm = z.object({ id: contestId(), ...times });
export type TimesForm = z.output<typeof timesForm>;

const reason = named(limit.reasonMax, '理由');
export const contestVerdicts = ['approve', 'reject'] as const;
export const contestVerdictForm = z
  .object({
    id: contestId(),
    verdict: z.enum(contestVerdicts, { error: '不支持的操作' }),
    reason: optionalText(limit.reasonMax, '理由').default(''),
  })
  .refine((form) => form.verdict === 'approve' || form.reason !== '', {
    message: '请填写理由',
    path: ['reason'],
  });
export type ContestVerdictForm = z.output<typeof contestVerdictForm>;
export const cancelForm = z.object({ id: contestId(), reason });
export const disqualifyForm = z.object({ entry_id: id('无效的作品ID'), reason });

export const registerForm = z
  .object({
    id: contestId(),
    mode: z.enum(['solo', 'team'], { error: '请选择个人还是组队' }),
    team_name: line(limit.teamNameMax, '队伍名称').default(''),
  })
  .refine((form) => form.mode === 'solo' || form.team_name !== '', {
    message: '请填写队伍名称',
    path: ['team_name'],
  });
export type RegisterForm = z.output<typeof registerForm>;

export const teamId = () => id('队伍不存在');
/** Somebody by their id, or by a username or a nickname that only one person bears. */
export const inviteForm = z
  .object({
    team_id: teamId(),
    user_id: optionalId,
    who: line(60, '用户名').default(''),
  })
  .refine((form) => form.user_id !== null || form.who !== '', {
    message: '请输入用户名或昵称',
    path: ['who'],
  });

const newEntry = z.literal('new');
export const entryChoice = z.union([newEntry, id('无效的作品ID')], { error: '无效的作品ID' });

export const entryForm = z.object({
  /** The contest. */
  id: contestId(),
  /** `new` begins the team's entry, or goes on with the one there is. */
  submission_id: entryChoice.default('new'),
  title: line(limit.entryTitleMax, '作品名称').default(''),
  description: optionalText(limit.entryDescriptionMax, '作品说明').default(''),
  link: link('作品链接').default(''),
  /**
   * The `id` of the file that POST /upload/finish/{id} answered, sent with purpose `contest`; null takes it away; left
   * out, it stays as it is.
   */
  upload_id: id('请先上传文件').nullish(),
  screenshots: pictureAddresses(limit.screenshotsMax),
  /** Without it a draft is kept. What has been handed in stays so, with the new content. */
  submit: z.boolean({ error: '请选择提交还是存草稿' }).default(false),
});
export type EntryForm = z.output<typeof entryForm>;

const wrongScore = '请给每一项打 1 到 5 分';
const score = z
  .number({ error: wrongScore })
  .int(wrongScore)
  .min(limit.scoreMin, wrongScore)
  .max(limit.scoreMax, wrongScore);
export const ballotForm = z.object({
  entry_id: id('无效的作品ID'),
  scores: z
    .array(z.object({ criterion_id: id(wrongScore), score }), { error: wrongScore })
    .min(1, wrongScore)
    .max(limit.criteriaMax, wrongScore),
});
export type BallotForm = z.output<typeof ballotForm>;

export const skipForm = z.object({
  entry_id: id('无效的作品ID'),
  reason: z.enum(skipReasonNames, { error: '请选择跳过的原因' }),
});
