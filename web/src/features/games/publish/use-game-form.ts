import { useQueryClient } from '@tanstack/react-query';
import { createGame, editGame } from '@zaojie/contract/games/game-publishing.endpoints';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { gameKeys } from '../game-queries.ts';
import {
  blankDraft,
  bodyOf,
  countChanges,
  draftOf,
  issuesOf,
  publishIssuesOf,
  type DraftField,
  type GameDraft,
} from './game-draft.ts';
import { refusedField } from './refused-field.ts';

const coverOf = (game: GameDetail | null) => (game?.cover ? [game.cover] : []);

/** What was tried: keeping a draft asks for less than publishing. */
type Tried = 'save' | 'publish' | null;

/** The fields of one game: of one that the server keeps, or of one that is to be. */
export function useGameForm(game: GameDetail | null) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<GameDraft>(() => (game ? draftOf(game) : blankDraft));
  const cover = useImageQueue(coverOf(game));
  const screenshots = useImageQueue(game?.screenshots ?? []);
  const [tried, setTried] = useState<Tried>(null);
  const [refused, setRefused] = useState<{ field: DraftField; words: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [keys] = useState(() => new RepeatKeys(game === null ? 'game:new' : null));

  const body = bodyOf(draft, { cover: cover.pictures, screenshots: screenshots.pictures });
  const savedBody = game
    ? bodyOf(draftOf(game), { cover: coverOf(game), screenshots: game.screenshots })
    : bodyOf(blankDraft, { cover: [], screenshots: [] });
  const isUploading = cover.isUploading || screenshots.isUploading;
  const saveIssues = issuesOf(draft);
  const publishIssues = publishIssuesOf(draft, {
    hasCover: cover.images.length > 0,
    hasBuilds: (game?.builds.length ?? 0) > 0,
  });
  // A game that others see, or that waits for it, stays complete.
  const isStrict = game?.status === 'published' || game?.status === 'pending';
  const issues = tried === 'publish' || (tried === 'save' && isStrict) ? publishIssues : saveIssues;

  function set<Field extends keyof GameDraft>(field: Field, value: GameDraft[Field]) {
    setRefused(null);
    setDraft((before) => ({ ...before, [field]: value }));
  }

  /** Says what is wrong before anything is sent; null when nothing is. */
  function check(aim: 'save' | 'publish') {
    setTried(aim);
    return aim === 'publish' || isStrict ? publishIssues : saveIssues;
  }

  /** Null when it couldn't be kept. */
  async function save(): Promise<GameDetail | null> {
    if (isSaving) return null;
    if (isUploading) {
      toast.info('图片还在上传，等它好了再保存');
      return null;
    }
    setSaving(true);
    try {
      const idempotencyKey = keys.of(body);
      const { data } = game
        ? await call(editGame, { body: { ...body, id: game.id }, idempotencyKey })
        : await call(createGame, { body, idempotencyKey });
      keys.done();
      client.setQueryData(gameKeys.detail(data.id), data);
      void client.invalidateQueries({ queryKey: gameKeys.published });
      setDraft(draftOf(data));
      setTried(null);
      return data;
    } catch (error) {
      const field = refusedField(error);
      const words = messageOf(error, '没有保存成，请重试');
      if (field !== null) setRefused({ field, words });
      toast.error(words);
      return null;
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    set,
    cover,
    screenshots,
    check,
    save,
    isSaving,
    isUploading,
    unsaved: countChanges(body, savedBody) + (isUploading ? 1 : 0),
    missing: Object.keys(publishIssues).length,
    errorOf: (field: DraftField) =>
      refused?.field === field ? refused.words : tried === null ? undefined : issues[field],
  };
}
export type GameFormState = ReturnType<typeof useGameForm>;
