import * as z from 'zod';
import { id, optionalText, paged, text } from '../primitives.ts';
import { pictureAddress } from '../uploads/file-addresses.schemas.ts';
import { picture } from '../uploads/upload.schemas.ts';
import {
  assetLicences,
  assetLimits as limit,
  assetPreviews,
  assetStatuses,
  assetTypes,
} from './asset-words.ts';

const type = z.enum(assetTypes, { error: '请选择素材类型' });
const licence = z.enum(assetLicences, { error: '请选择授权方式' });
export const assetId = () => id('无效的素材ID');

/** One of the files in an archive. */
const entry = z.object({ path: z.string(), size: z.int() });

export const assetCard = z.object({
  id: z.int(),
  title: z.string(),
  type,
  licence,
  status: z.enum(assetStatuses),
  /** How its file can be shown. */
  preview: z.enum(assetPreviews),
  picture: picture.nullable(),
  /** Loudness from 0 to 100, from beginning to end. */
  peaks: z.array(z.int()),
  /** In seconds. */
  duration: z.number().nullable(),
  /** Where a page plays the file or loads the model from; runs out, and is null for what can't be shown. */
  play_url: z.string().nullable(),
  /** Of an archive, the first few, and how many there are in all. */
  entries: z.array(entry),
  entry_count: z.int(),
  file_name: z.string(),
  size: z.int(),
  download_count: z.int(),
  favorites_count: z.int(),
  view_count: z.int(),
  comment_count: z.int(),
  is_favorite: z.boolean(),
  user: z.object({ id: z.int(), nickname: z.string(), avatar: z.string() }),
  created_at: z.string(),
});
export type AssetCard = z.output<typeof assetCard>;

export const assetPage = paged(assetCard);
/** How many there are of each type, whatever the other filters are. */
export const assetLibrary = assetPage.extend({
  counts: z.object({
    all: z.int(),
    image: z.int(),
    audio: z.int(),
    video: z.int(),
    model: z.int(),
    file: z.int(),
  }),
});

export const assetVersion = z.object({
  id: z.int(),
  name: z.string(),
  note: z.string(),
  file_name: z.string(),
  size: z.int(),
  mime: z.string(),
  sha256: z.string(),
  created_at: z.string(),
});
export type AssetVersion = z.output<typeof assetVersion>;

export const assetCan = z.object({
  edit: z.boolean(),
  add_version: z.boolean(),
  publish: z.boolean(),
  withdraw: z.boolean(),
  download: z.boolean(),
  comment: z.boolean(),
  follow: z.boolean(),
});
export type AssetCan = z.output<typeof assetCan>;

export const assetDetail = assetCard.extend({
  description: z.string(),
  tags: z.array(z.string()),
  /** The newest first. */
  versions: z.array(assetVersion),
  /** Bytes that an archive unpacks to. */
  unpacked_size: z.int().nullable(),
  is_following: z.boolean(),
  is_owner: z.boolean(),
  author: z.object({ assets_count: z.int(), followers_count: z.int() }),
  /** Public collections that it stands in, a few. */
  collections: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      user: z.object({ id: z.int(), nickname: z.string() }),
    }),
  ),
  can: assetCan,
});
export type AssetDetail = z.output<typeof assetDetail>;

const title = text({
  requiredMessage: '请填写标题',
  max: [limit.titleMax, `标题不能超过${limit.titleMax}个字符`],
});
const tag = text({
  requiredMessage: '请填写标签',
  max: [limit.tagMax, `标签不能超过${limit.tagMax}个字符`],
});
const tags = z
  .array(tag, { error: '标签格式不正确' })
  .max(limit.tagsMax, `最多${limit.tagsMax}个标签`)
  .transform((words) => [...new Set(words)]);
const description = optionalText(limit.descriptionMax, '说明');
const versionName = text({
  requiredMessage: '请填写版本号',
  max: [limit.versionMax, `版本号不能超过${limit.versionMax}个字符`],
});

const WRONG_PEAKS = '波形数据不正确';
/** What a browser measured of a sound or a film: no server of ours decodes them. */
const measured = {
  peaks: z
    .array(z.int({ error: WRONG_PEAKS }).min(0, WRONG_PEAKS).max(100, WRONG_PEAKS), { error: WRONG_PEAKS })
    .max(limit.peaksMost, WRONG_PEAKS)
    .default([]),
  duration: z
    .number({ error: '时长不正确' })
    .min(0, '时长不正确')
    .max(limit.durationMax, '时长不正确')
    .nullable()
    .default(null),
};

const uploadId = id('请先上传文件');

export const assetForm = z.object({
  /** What finishing the upload in pieces answered. */
  upload_id: uploadId,
  title,
  type,
  licence,
  tags: tags.default([]),
  description: description.default(''),
  /** A picture of one's own that shows what it is; of a picture the server draws one itself. */
  preview: pictureAddress.nullable().default(null),
  version: versionName.default('1.0'),
  ...measured,
  /** Without it a draft is kept. */
  publish: z.boolean({ error: '请选择发布还是存草稿' }).default(false),
});
export type AssetForm = z.output<typeof assetForm>;

/** What is left out stays as it is. */
export const assetEdit = z.object({
  id: assetId(),
  title: title.optional(),
  type: type.optional(),
  licence: licence.optional(),
  tags: tags.optional(),
  description: description.optional(),
  preview: pictureAddress.optional(),
});
export type AssetEdit = z.output<typeof assetEdit>;

export const versionForm = z.object({
  id: assetId(),
  upload_id: uploadId,
  version: versionName,
  note: optionalText(limit.noteMax, '更新说明').default(''),
  ...measured,
});
export type VersionForm = z.output<typeof versionForm>;
