import type { ContestEdit, ContestForm } from '@zaojie/contract/contests/contest-forms.schemas';
import { contestErrors } from '@zaojie/contract/contests/contest.errors';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { Tx } from '../../../db/database.ts';
import { Refusal } from '../../../frame/refusal.ts';
import {
  imagesOf,
  isEmptyRichText,
  RichTextRefused,
  sanitiseRichText,
} from '../../../platform/rich-text/sanitise.ts';
import { claimUploads, type UploadFacts } from '../../uploads/index.ts';
import type { ContestText } from '../contest.queries.ts';
import { poolOf } from '../results/prizes.rules.ts';

/** What a contest shows is for everybody. */
export const usedBy = (contestId: number) =>
  ({ kind: 'contest', ownerId: contestId, readers: 'everybody' }) as const;

export const emptyContest: Omit<ContestText, 'title' | 'category'> = {
  summary: '',
  cover: null,
  theme: '',
  theme_note: '',
  rules: '',
  criteria: [],
  prizes: [],
  sponsors: [],
  team_max: 1,
  prize_pool_fen: 0,
  registration_opens_at: null,
  starts_at: null,
  submissions_close_at: null,
  voting_closes_at: null,
  announce_at: null,
};

function cleanRules(html: string): string {
  try {
    const clean = sanitiseRichText(html);
    return isEmptyRichText(clean) ? '' : clean;
  } catch (error) {
    if (error instanceof RichTextRefused) throw new Refusal(contestErrors.rulesTooComplex);
    throw error;
  }
}

export const asPicture = ({ url, width, height, blur, widths }: UploadFacts): Picture => ({
  url,
  width: width ?? 0,
  height: height ?? 0,
  blur,
  widths,
});

/** The contest as it stands, with what was sent in its place; what is left out stays. */
export async function prepareContest(
  tx: Tx,
  before: ContestText,
  form: ContestForm | ContestEdit,
  userId: number,
): Promise<{ text: ContestText; uploads: UploadFacts[] }> {
  const rules = form.rules === undefined ? before.rules : cleanRules(form.rules);
  const cover = form.cover ?? before.cover?.url ?? '';
  const urls = [cover, ...imagesOf(rules)].filter((url) => url !== '');
  const { uploads, missing } = await claimUploads(tx, { userId, urls });
  if (missing.length > 0 || uploads.some(({ kind }) => kind !== 'image')) {
    throw new Refusal(contestErrors.foreignImage);
  }
  const picture = uploads.find(({ url }) => url === cover);
  const prizes =
    form.prizes?.map(({ name, winners, amount, words }) => ({ name, winners, amount_fen: amount, words })) ??
    before.prizes;
  const text: ContestText = {
    title: form.title ?? before.title,
    category: form.category ?? before.category,
    summary: form.summary ?? before.summary,
    cover: picture ? asPicture(picture) : null,
    theme: form.theme ?? before.theme,
    theme_note: form.theme_note ?? before.theme_note,
    rules,
    criteria: form.criteria?.map((each, index) => ({ id: index + 1, ...each })) ?? before.criteria,
    prizes,
    prize_pool_fen: poolOf(prizes),
    sponsors: form.sponsors ?? before.sponsors,
    team_max: form.team_max ?? before.team_max,
    ...timesOf(before, form),
  };
  return { text, uploads };
}

const sent = (value: Date | null | undefined, before: Date | null) => (value === undefined ? before : value);

function timesOf(before: ContestText, form: ContestForm | ContestEdit) {
  return {
    registration_opens_at: sent(form.registration_opens_at, before.registration_opens_at),
    starts_at: sent(form.starts_at, before.starts_at),
    submissions_close_at: sent(form.submissions_close_at, before.submissions_close_at),
    voting_closes_at: sent(form.voting_closes_at, before.voting_closes_at),
    announce_at: sent(form.announce_at, before.announce_at),
  };
}
