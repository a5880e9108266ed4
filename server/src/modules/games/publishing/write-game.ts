import { gameErrors } from '@zaojie/contract/games/game.errors';
import type { GameEdit, GameForm } from '@zaojie/contract/games/game-forms.schemas';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import { claimUploads, type UploadFacts } from '../../uploads/index.ts';
import type { GameText } from '../game.queries.ts';
import { maskOf } from '../masks.rules.ts';

/** What a game shows is for everybody. */
export function usedBy(gameId: number) {
  return { kind: 'game', ownerId: gameId, readers: 'everybody' } as const;
}

export const emptyGame: GameText = {
  title: '',
  summary: '',
  description: '',
  type_mask: 0,
  platform_mask: 0,
  language_mask: 0,
  tags: [],
  price_fen: 0,
  cover: null,
  screenshots: [],
  trailer_video: '',
  trailer_link: '',
  link: '',
};

const asPicture = ({ url, width, height, blur, widths }: UploadFacts): Picture => ({
  url,
  width: width ?? 0,
  height: height ?? 0,
  blur,
  widths,
});

type Files = Pick<GameText, 'cover' | 'screenshots' | 'trailer_video'>;
type Sent = Omit<GameForm, 'title'> & { title?: string | undefined };

/** All the files that the game shows afterwards, claimed, so that none of them can go meanwhile. */
async function claimFiles(tx: Tx, before: GameText, form: Sent, userId: number) {
  const cover = form.cover_image ?? before.cover?.url ?? '';
  const screenshots = form.screenshots ?? before.screenshots.map(({ url }) => url);
  const video = form.trailer_video ?? before.trailer_video;
  const urls = [cover, ...screenshots, video].filter((url) => url !== '');
  const { uploads } = await claimUploads(tx, { userId, urls });
  const byUrl = new Map(uploads.map((upload) => [upload.url, upload]));
  const pictureOf = (url: string): Picture => {
    const upload = byUrl.get(url);
    if (upload?.kind !== 'image') throw new Refusal(gameErrors.foreignImage);
    return asPicture(upload);
  };
  if (video !== '' && byUrl.get(video)?.kind !== 'video') throw new Refusal(gameErrors.foreignVideo);
  const files: Files = {
    cover: cover === '' ? null : pictureOf(cover),
    screenshots: [...new Set(screenshots)].map(pictureOf),
    trailer_video: video,
  };
  return { files, uploads };
}

export type PreparedGame = { text: GameText; uploads: UploadFacts[] };

/** The game as it stands, with what was sent in its place; what is left out stays. */
export async function prepareGame(
  tx: Tx,
  before: GameText,
  form: GameForm | GameEdit,
  userId: number,
): Promise<PreparedGame> {
  const { files, uploads } = await claimFiles(tx, before, form, userId);
  const text: GameText = {
    title: form.title ?? before.title,
    summary: form.summary ?? before.summary,
    description: form.description ?? before.description,
    type_mask: form.game_type ? maskOf(form.game_type) : before.type_mask,
    platform_mask: form.platform ? maskOf(form.platform) : before.platform_mask,
    language_mask: form.languages ? maskOf(form.languages) : before.language_mask,
    tags: form.tags ?? before.tags,
    price_fen: form.price ?? before.price_fen,
    trailer_link: form.trailer_link ?? before.trailer_link,
    link: form.link ?? before.link,
    ...files,
  };
  return { text, uploads };
}
