import * as z from 'zod';
import { yuanAmount } from '../money.schemas.ts';
import { id, optionalText, text, UNSTORABLE_TEXT } from '../primitives.ts';
import { isStorableLine } from '../text-rules.ts';
import { pictureAddress, pictureAddresses } from '../uploads/file-addresses.schemas.ts';
import { gameLimits } from './game-limits.ts';
import { gameLanguages, gamePlatforms, gameTypes, type GameWord } from './game-words.ts';
import { gameId } from './game.schemas.ts';

const limit = gameLimits;

function choices(words: readonly GameWord[], most: number, label: string) {
  const known = new Set<number>(words.map((word) => word.id));
  return z
    .array(z.number(), { error: `${label}不正确` })
    .max(most, `${label}最多选${most}个`)
    .refine((ids) => ids.every((each) => known.has(each)), `${label}不正确`)
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));
}

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

const tag = text({ requiredMessage: '请填写标签', max: [limit.tagMax, `标签不能超过${limit.tagMax}个字符`] });

export const gamePrice = yuanAmount({
  requiredMessage: '请填写价格',
  max: [limit.priceMaxFen, `价格不能超过¥${limit.priceMaxFen / 100}`],
});

const title = text({
  requiredMessage: '请填写游戏名称',
  max: [limit.titleMax, `游戏名称不能超过${limit.titleMax}个字符`],
});

const fields = z.object({
  summary: optionalText(limit.summaryMax, '一句话介绍').refine(isStorableLine, UNSTORABLE_TEXT),
  description: optionalText(limit.descriptionMax, '游戏介绍'),
  /** Ids. */
  game_type: choices(gameTypes, limit.typesMax, '类型'),
  platform: choices(gamePlatforms, gamePlatforms.length, '平台'),
  languages: choices(gameLanguages, gameLanguages.length, '语言'),
  tags: z
    .array(tag, { error: '标签格式不正确' })
    .max(limit.tagsMax, `最多${limit.tagsMax}个标签`)
    .transform((words) => [...new Set(words)]),
  price: gamePrice,
  /** What POST /common/upload answered; empty takes it away. */
  cover_image: pictureAddress,
  screenshots: pictureAddresses(limit.screenshotsMax),
  /** An uploaded video (POST /common/upload), or empty. */
  trailer_video: z.string({ error: '视频地址不正确' }).max(300, '视频地址不正确'),
  trailer_link: link('预告片链接'),
  link: link('游戏链接'),
});

/** A draft needs a title; publishing asks for the rest. */
export const gameForm = fields.partial().extend({ title });
export type GameForm = z.output<typeof gameForm>;

/** What is left out stays as it is. */
export const gameEdit = fields.partial().extend({ id: gameId(), title: title.optional() });
export type GameEdit = z.output<typeof gameEdit>;

export const priceForm = z.object({ id: gameId(), price: gamePrice });

export const buildForm = z.object({
  id: gameId(),
  /** The `id` of the file that POST /upload/finish/{id} answered, sent with purpose `game`. */
  upload_id: id('请先上传文件'),
  platform: z
    .number({ error: '请选择平台' })
    .refine((value) => gamePlatforms.some((each) => each.id === value), '请选择平台'),
  version: text({
    requiredMessage: '请填写版本号',
    max: [limit.versionMax, `版本号不能超过${limit.versionMax}个字符`],
  }),
  notes: optionalText(limit.notesMax, '更新说明').default(''),
});
export type BuildForm = z.output<typeof buildForm>;

/** `price` is what the buyer saw, in yuan: another price now is refused instead of charged. */
export const acquireForm = z.object({ id: gameId(), price: gamePrice.optional() });

export const verdicts = ['approve', 'reject', 'hold'] as const;
/** `hold` takes a published game back into review. */
export const verdictForm = z
  .object({
    id: gameId(),
    verdict: z.enum(verdicts, { error: '不支持的操作' }),
    reason: optionalText(limit.reasonMax, '理由').default(''),
  })
  .refine((form) => form.verdict === 'approve' || form.reason !== '', {
    message: '请填写理由',
    path: ['reason'],
  });
export type VerdictForm = z.output<typeof verdictForm>;
