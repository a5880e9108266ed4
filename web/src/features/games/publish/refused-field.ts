import { gameErrors } from '@zaojie/contract/games/game.errors';
import { ApiFailure } from '../../../api/client.ts';
import type { DraftField } from './game-draft.ts';

/** By the names that the call has for them. */
const FIELDS: Readonly<Record<string, DraftField>> = {
  title: 'title',
  summary: 'summary',
  description: 'description',
  cover_image: 'cover',
  screenshots: 'cover',
  game_type: 'types',
  platform: 'platforms',
  tags: 'tags',
  price: 'price',
  trailer_link: 'trailerLink',
  link: 'link',
};

/** Which field a refusal is about; null where it is about none. */
export function refusedField(error: unknown): DraftField | null {
  if (!(error instanceof ApiFailure)) return null;
  if (error.code === gameErrors.foreignImage.code) return 'cover';
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('field' in data) || typeof data.field !== 'string') {
    return null;
  }
  const [name = ''] = data.field.split('.');
  return FIELDS[name] ?? null;
}
