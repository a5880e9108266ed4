import * as z from 'zod';
import { day } from '../days.schemas.ts';
import { gameTypes } from '../games/game-words.ts';
import { id, optionalText, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine, isStorableText } from '../text-rules.ts';
import { pictureAddress, pictureAddresses } from '../uploads/file-addresses.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';
import { isWebAddress } from '../users/user-details.schemas.ts';
import { programLimits } from './program-limits.ts';
import {
  demoKindNames,
  programDisciplineNames,
  programEngineNames,
  programPayNames,
  programStageNames,
  programStatusNames,
} from './program-words.ts';
import { programCan, programDemo, programId, programMilestone, roleId } from './program.schemas.ts';

const limit = programLimits;

const line = (max: number, label: string) => optionalText(max, label).refine(isStorableLine, UNSTORABLE_TEXT);

const knownGenres = new Set<number>(gameTypes.map((type) => type.id));
const genres = z
  .array(z.number(), { error: '类型不正确' })
  .max(limit.genresMax, `类型最多选${limit.genresMax}个`)
  .refine((ids) => ids.every((each) => knownGenres.has(each)), '类型不正确')
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

const placesWrong = `名额应是1到${limit.placesMax}之间的整数`;
export const roleForm = z.object({
  /** Of a role that there is already; without it a new one is made. */
  id: roleId().nullish(),
  /** May be empty: then the discipline's name is shown. */
  name: line(limit.roleNameMax, '职位名称').default(''),
  discipline: z.enum(programDisciplineNames, { error: '请选择职位的方向' }),
  requirements: optionalText(limit.requirementsMax, '要求').default(''),
  pay: z.enum(programPayNames, { error: '请选择报酬方式' }),
  /** As in ¥6,000–9,000 or 8%. */
  pay_words: line(limit.payWordsMax, '报酬说明').default(''),
  places: z
    .number({ error: placesWrong })
    .int(placesWrong)
    .min(1, placesWrong)
    .max(limit.placesMax, placesWrong),
});
export type RoleForm = z.output<typeof roleForm>;

export const milestoneForm = z.object({
  id: id('无效的里程碑ID').nullish(),
  title: text({
    requiredMessage: '请填写里程碑',
    max: [limit.milestoneTitleMax, `里程碑不能超过${limit.milestoneTitleMax}个字符`],
  }),
  note: line(limit.milestoneNoteMax, '里程碑说明').default(''),
  due_on: day('请选择日期').nullish(),
  done: z.boolean({ error: '里程碑格式不正确' }).default(false),
});
export type MilestoneForm = z.output<typeof milestoneForm>;

const fields = z.object({
  title: line(limit.titleMax, '项目名称'),
  summary: line(limit.summaryMax, '一句话介绍'),
  /** HTML; cleaned as posts are. */
  pitch: z
    .string({ error: '项目介绍格式不正确' })
    .max(limit.pitchMax, '项目介绍过长')
    .refine(isStorableText, UNSTORABLE_TEXT),
  stage: z.enum(programStageNames, { error: '请选择阶段' }),
  engine: z.enum(programEngineNames, { error: '请选择引擎' }).nullable(),
  genre_ids: genres,
  /** What POST /common/upload answered; empty takes it away. */
  cover: pictureAddress,
  media: pictureAddresses(limit.mediaMax),
  /** All of them in their order: one that is left out is taken away, and what was applied to it is declined. */
  roles: z.array(roleForm, { error: '职位格式不正确' }).max(limit.rolesMax, `最多${limit.rolesMax}个职位`),
  /** All of them in their order. */
  milestones: z
    .array(milestoneForm, { error: '里程碑格式不正确' })
    .max(limit.milestonesMax, `最多${limit.milestonesMax}个里程碑`),
  /** One of one's own teams; null lets publishing make one. */
  team_id: id('无效的团队ID').nullable(),
  /** A published game of one's own, or null. */
  game_id: id('无效的游戏ID').nullable(),
});

/** Whatever is known so far; everything may be added later. */
export const programCreate = fields.pick({ title: true, stage: true, engine: true }).partial();
export type ProgramCreate = z.output<typeof programCreate>;

const version = z.number({ error: '请重新载入后再改' }).int('请重新载入后再改').min(1, '请重新载入后再改');

/** What is left out stays as it is. `version` is the one that the form was read with. */
export const programSave = fields.partial().extend({ version });
export type ProgramSave = z.output<typeof programSave>;

/** Everything that its owner can change, as it is now. */
export const programForm = z.object({
  id: z.int(),
  /** Goes with the next save; it grows with each. */
  version: z.int(),
  status: z.enum(programStatusNames),
  status_label: z.string(),
  removed_reason: z.string(),
  title: z.string(),
  summary: z.string(),
  pitch: z.string(),
  stage: z.enum(programStageNames),
  engine: z.enum(programEngineNames).nullable(),
  genre_ids: z.array(z.int()),
  cover: picture.nullable(),
  media: z.array(picture),
  roles: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      discipline: z.enum(programDisciplineNames),
      requirements: z.string(),
      pay: z.enum(programPayNames),
      pay_words: z.string(),
      places: z.int(),
      filled: z.int(),
      /** Still waiting for an answer. */
      waiting: z.int(),
    }),
  ),
  milestones: z.array(programMilestone),
  team_id: z.int().nullable(),
  game_id: z.int().nullable(),
  demo: programDemo.nullable(),
  /** What publishing still needs, as words to show. */
  missing: z.array(z.string()),
  saved_at: z.string(),
  can: programCan.pick({
    publish: true,
    archive: true,
    reopen: true,
    delete: true,
    edit: true,
    set_demo: true,
  }),
});
export type ProgramForm = z.output<typeof programForm>;

const link = z
  .string({ error: '链接格式不正确' })
  .trim()
  .min(1, '请填写链接地址')
  .max(limit.linkMax, `链接地址不能超过${limit.linkMax}个字符`)
  .refine(isStorableLine, UNSTORABLE_TEXT)
  .refine(isWebAddress, '链接要以 http:// 或 https:// 开头');

export const roleApplicationForm = z.object({
  role_id: roleId(),
  message: text({
    requiredMessage: '请写几句介绍自己',
    max: [limit.messageMax, `申请说明不能超过${limit.messageMax}个字符`],
    hasLines: true,
  }),
  links: z
    .array(link, { error: '链接格式不正确' })
    .max(limit.applicationLinksMax, `最多${limit.applicationLinksMax}个链接`)
    .default([]),
  /** Public works of one's own. */
  work_ids: z
    .array(id('作品ID格式不正确'), { error: '作品ID格式不正确' })
    .transform((ids) => [...new Set(ids)])
    .refine(
      (ids) => ids.length <= limit.applicationWorksMax,
      `最多只能附上${limit.applicationWorksMax}件作品`,
    )
    .default([]),
});
export type RoleApplicationForm = z.output<typeof roleApplicationForm>;

export const optionalReason = optionalText(limit.reasonMax, '理由').default('');
export const requiredReason = text({
  requiredMessage: '请填写理由',
  max: [limit.reasonMax, `理由不能超过${limit.reasonMax}个字符`],
  hasLines: true,
});

export const demoForm = z.object({
  id: programId(),
  /** The `id` of the file that POST /upload/finish/{id} answered, sent with purpose `demo`. */
  upload_id: id('请先上传文件'),
  kind: z.enum(demoKindNames, { error: '请选择试玩方式' }),
  version: line(limit.demo.versionMax, '版本号').default(''),
});
export type DemoForm = z.output<typeof demoForm>;

export const teamForm = z.object({
  name: text({
    requiredMessage: '请填写团队名称',
    max: [limit.teamNameMax, `团队名称不能超过${limit.teamNameMax}个字符`],
  }),
  words: optionalText(limit.teamWordsMax, '团队介绍').default(''),
  /** What POST /common/upload answered, or empty. */
  avatar: pictureAddress.default(''),
});
export type TeamForm = z.output<typeof teamForm>;
