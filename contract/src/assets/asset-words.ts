export const assetTypes = ['image', 'audio', 'video', 'model', 'file'] as const;
export type AssetType = (typeof assetTypes)[number];

export const assetTypeNames: Readonly<Record<AssetType, string>> = {
  image: '图片',
  audio: '音频',
  video: '视频',
  model: '3D',
  file: '文件',
};

export const assetLicences = ['cc0', 'cc_by', 'cc_by_nc', 'site_commercial', 'reserved'] as const;
export type AssetLicence = (typeof assetLicences)[number];

/** What one may do with an asset: said in a word, in a sentence, and line by line with yes or no. */
export type LicenceWords = {
  name: string;
  plain: string;
  /** Whether the place of use has to name the author. */
  needsCredit: boolean;
  lines: readonly { allowed: boolean; text: string }[];
};

const yes = (text: string) => ({ allowed: true, text });
const no = (text: string) => ({ allowed: false, text });

export const licenceWords: Readonly<Record<AssetLicence, LicenceWords>> = {
  cc0: {
    name: 'CC0',
    plain: '随便用，不用署名',
    needsCredit: false,
    lines: [yes('可以用进商业项目'), yes('可以修改、拆开用'), yes('不用写上作者'), yes('可以再发布、再打包')],
  },
  cc_by: {
    name: 'CC BY',
    plain: '可商用，用的地方写上作者',
    needsCredit: true,
    lines: [
      yes('可以用进商业项目'),
      yes('可以修改、拆开用'),
      yes('使用处写上作者'),
      yes('可以再发布，署名要留着'),
    ],
  },
  cc_by_nc: {
    name: 'CC BY-NC',
    plain: '学习和非商业项目，写上作者',
    needsCredit: true,
    lines: [
      no('不能用进商业项目'),
      yes('可以修改、拆开用'),
      yes('使用处写上作者'),
      yes('可以再发布，不收费、留着署名'),
    ],
  },
  site_commercial: {
    name: '站内商用',
    plain: '可以用进在造界发布的商业项目，不用署名',
    needsCredit: false,
    lines: [
      yes('可以用进在造界发布的商业项目'),
      yes('可以修改、拆开用'),
      yes('不用写上作者'),
      no('不能单独转卖或再打包发布'),
    ],
  },
  reserved: {
    name: '保留所有权利',
    plain: '只供下载学习，其他用途先问作者',
    needsCredit: true,
    lines: [no('不能用进商业项目'), no('不能修改后发布'), yes('可以自己学习、参考'), no('不能转卖或再发布')],
  },
};

export const assetStatuses = ['draft', 'published', 'withdrawn', 'hidden'] as const;
export type AssetStatus = (typeof assetStatuses)[number];

export const assetStatusNames: Readonly<Record<AssetStatus, string>> = {
  draft: '草稿',
  published: '已发布',
  withdrawn: '已下架',
  hidden: '已被隐藏',
};

/** What a page can show of a file, by its bytes. */
export const assetPreviews = ['picture', 'audio', 'video', 'model', 'archive', 'none'] as const;
export type AssetPreview = (typeof assetPreviews)[number];

const playable: readonly [RegExp, AssetPreview][] = [
  [/^image\/(jpeg|png|apng|gif|webp|bmp)$/, 'picture'],
  [/^audio\/(mpeg|mp4|x-m4a|ogg|wav|flac|x-flac|vnd\.wave)$/, 'audio'],
  [/^video\/(mp4|webm)$/, 'video'],
  [/^model\/gltf-binary$/, 'model'],
  [/^application\/zip$/, 'archive'],
];

export function previewOfMime(mime: string): AssetPreview {
  return playable.find(([pattern]) => pattern.test(mime))?.[1] ?? 'none';
}

/** What a file most likely is, as the form proposes it. */
export function typeOfMime(mime: string): AssetType {
  const [kind] = mime.split('/');
  if (kind === 'image' || kind === 'audio' || kind === 'video' || kind === 'model') return kind;
  return 'file';
}

export const assetLimits = {
  titleMax: 40,
  descriptionMax: 2000,
  tagsMax: 5,
  tagMax: 12,
  versionMax: 16,
  noteMax: 200,
  versionsMost: 50,
  pageSize: 24,
  collectionTitleMax: 40,
  collectionDescriptionMax: 200,
  collectionsMost: 50,
  collectionSizeMost: 200,
  commentsSize: 10,
  peaksMost: 200,
  /** A day, in seconds. */
  durationMax: 86_400,
  archive: {
    /** Named in the tree; of a larger archive the rest is counted only. */
    entriesShown: 500,
    entriesMost: 20_000,
    unpackedMaxBytes: 4 * 1024 * 1024 * 1024,
    /** Unpacked against packed, for archives that unpack to more than a few megabytes. */
    ratioMost: 200,
    ratioFromBytes: 32 * 1024 * 1024,
  },
} as const;
