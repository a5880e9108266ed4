import { gameLimits } from '@zaojie/contract/games/game-limits';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { fenOf, readAmount, yuanOf } from '@zaojie/contract/money';
import { countCharacters } from '@zaojie/contract/text-rules';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';

/** A game as its form has it: amounts as they were typed. */
export type GameDraft = {
  title: string;
  summary: string;
  description: string;
  types: readonly number[];
  platforms: readonly number[];
  languages: readonly number[];
  tags: readonly string[];
  price: string;
  trailerVideo: string;
  trailerLink: string;
  link: string;
};

export type DraftPictures = { cover: readonly Picture[]; screenshots: readonly Picture[] };
export type DraftField =
  | 'title'
  | 'summary'
  | 'description'
  | 'cover'
  | 'types'
  | 'platforms'
  | 'tags'
  | 'price'
  | 'trailerLink'
  | 'link';
export type DraftIssues = Partial<Record<DraftField, string>>;

/** From the top of the form to its foot: the first that is wrong gets the keyboard. */
export const draftFields: readonly DraftField[] = [
  'title',
  'summary',
  'description',
  'cover',
  'trailerLink',
  'types',
  'platforms',
  'tags',
  'price',
  'link',
];

export const blankDraft: GameDraft = {
  title: '',
  summary: '',
  description: '',
  types: [],
  platforms: [],
  languages: [1],
  tags: [],
  price: '0',
  trailerVideo: '',
  trailerLink: '',
  link: '',
};

export function draftOf(game: GameDetail): GameDraft {
  const { trailer } = game;
  return {
    title: game.title,
    summary: game.summary,
    description: game.description,
    types: game.game_type_ids,
    platforms: game.platform_ids,
    languages: game.language_ids,
    tags: game.tags,
    price: String(game.price),
    trailerVideo: trailer?.kind === 'video' ? trailer.url : '',
    trailerLink: trailer?.kind === 'link' ? trailer.url : '',
    link: game.link,
  };
}

/** What the server is sent; an empty price is none. */
export function bodyOf(draft: GameDraft, { cover, screenshots }: DraftPictures) {
  return {
    title: draft.title.trim(),
    summary: draft.summary.trim(),
    description: draft.description.trim(),
    game_type: [...draft.types],
    platform: [...draft.platforms],
    languages: [...draft.languages],
    tags: [...draft.tags],
    price: yuanOf(fenOf(draft.price.trim() || '0') ?? 0),
    cover_image: cover[0]?.url ?? '',
    screenshots: screenshots.map(({ url }) => url),
    trailer_video: draft.trailerVideo,
    trailer_link: draft.trailerLink.trim(),
    link: draft.link.trim(),
  };
}
export type GameBody = ReturnType<typeof bodyOf>;

/** How many fields differ. */
export function countChanges(now: GameBody, saved: GameBody): number {
  const names = Object.keys(now) as (keyof GameBody)[];
  return names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(saved[name])).length;
}

const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/i;
const NEW_LINE = /[\r\n]/;

function tooLong(text: string, max: number, label: string): string | undefined {
  return countCharacters(text.trim()) > max ? `${label}不能超过${max}个字符` : undefined;
}

function wrongLink(text: string, label: string): string | undefined {
  const link = text.trim();
  if (link !== '' && !WEB_ADDRESS.test(link)) return `${label}只能是 http 或 https 开头的网址`;
  return tooLong(link, gameLimits.linkMax, label);
}

function wrongPrice(text: string): string | undefined {
  const { priceMaxFen } = gameLimits;
  const max = [priceMaxFen, `价格不能超过¥${priceMaxFen / 100}`] as const;
  return readAmount(text.trim() || '0', { max }).refusal ?? undefined;
}

/** What keeps a draft from being kept. */
export function issuesOf(draft: GameDraft): DraftIssues {
  const { title, summary, description, types, tags } = draft;
  const longTag = tags.find((tag) => countCharacters(tag) > gameLimits.tagMax);
  const found: Record<DraftField, string | undefined> = {
    title: title.trim() === '' ? '请填写游戏名称' : tooLong(title, gameLimits.titleMax, '游戏名称'),
    summary: NEW_LINE.test(summary)
      ? '一句话介绍不能换行'
      : tooLong(summary, gameLimits.summaryMax, '一句话介绍'),
    description: tooLong(description, gameLimits.descriptionMax, '游戏介绍'),
    cover: undefined,
    types: types.length > gameLimits.typesMax ? `类型最多选${gameLimits.typesMax}个` : undefined,
    platforms: undefined,
    tags: longTag === undefined ? undefined : `标签不能超过${gameLimits.tagMax}个字符`,
    price: wrongPrice(draft.price),
    trailerLink: wrongLink(draft.trailerLink, '预告片链接'),
    link: wrongLink(draft.link, '游戏链接'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, words]) => words !== undefined));
}

/** What keeps it from being published: what a page of the store can't do without. */
export function publishIssuesOf(
  draft: GameDraft,
  { hasCover, hasBuilds }: { hasCover: boolean; hasBuilds: boolean },
): DraftIssues {
  return {
    ...(draft.summary.trim() === '' && { summary: '请用一句话介绍这款游戏' }),
    ...(draft.description.trim() === '' && { description: '请写一段介绍' }),
    ...(!hasCover && { cover: '请放上封面' }),
    ...(draft.types.length === 0 && { types: '请选择类型' }),
    ...(draft.platforms.length === 0 && { platforms: '请选择平台' }),
    ...(!hasBuilds && draft.link.trim() === '' && { link: '请填写链接，或者上传游戏文件' }),
    ...issuesOf(draft),
  };
}

export const firstIssue = (issues: DraftIssues): DraftField | null =>
  draftFields.find((field) => issues[field] !== undefined) ?? null;
