import type { ContestDraft } from '@zaojie/contract/contests/contest.schemas';
import { contestCategoryNames } from '@zaojie/contract/contests/contest-words';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import { htmlOfRules, rulesOfHtml } from './rule-lines.ts';
import { fieldOf, momentOf } from './shanghai-times.ts';

export type CriterionRow = { name: string; about: string; weight: string };
export type PrizeRow = { name: string; winners: string; amount: string; words: string };
export type SponsorRow = { name: string; link: string };
export const timeFields = {
  registration_opens_at: '报名开始',
  starts_at: '公布题目，报名截止',
  submissions_close_at: '交稿截止，开始投票',
  voting_closes_at: '投票截止',
  announce_at: '公布结果',
} as const;
export type TimeField = keyof typeof timeFields;
export const timeFieldNames = Object.keys(timeFields) as TimeField[];

/** A proposal as its form has it: numbers as they were typed, hours in Shanghai. */
export type ProposalWords = {
  title: string;
  category: string;
  summary: string;
  theme: string;
  themeNote: string;
  rules: string;
  criteria: CriterionRow[];
  prizes: PrizeRow[];
  sponsors: SponsorRow[];
  teamMax: number;
} & Record<TimeField, string>;

export const blankProposal: ProposalWords = {
  title: '',
  category: '',
  summary: '',
  theme: '',
  themeNote: '',
  rules: '',
  criteria: [
    { name: '切题', about: '看得出题目，也看得出自己的想法', weight: '40' },
    { name: '完成度', about: '做得完整', weight: '60' },
  ],
  prizes: [{ name: '一等', winners: '1', amount: '', words: '' }],
  sponsors: [],
  teamMax: 1,
  registration_opens_at: '',
  starts_at: '',
  submissions_close_at: '',
  voting_closes_at: '',
  announce_at: '',
};

export function wordsOf(draft: ContestDraft): ProposalWords {
  const times = Object.fromEntries(timeFieldNames.map((name) => [name, fieldOf(draft[name])]));
  return {
    title: draft.title,
    category: draft.category,
    summary: draft.summary,
    theme: draft.theme,
    themeNote: draft.theme_note,
    rules: rulesOfHtml(draft.rules),
    criteria: draft.criteria.map(({ name, about, weight }) => ({ name, about, weight: String(weight) })),
    prizes: draft.prizes.map(({ name, winners, amount, words }) => ({
      name,
      winners: String(winners),
      amount: amount === 0 ? '' : String(amount),
      words,
    })),
    sponsors: draft.sponsors.map(({ name, link }) => ({ name, link })),
    teamMax: draft.team_max,
    ...(times as Record<TimeField, string>),
  };
}

const isBlank = (row: object) => Object.values(row).every((value) => value === '');
/** What can't be read as a number is sent as one that the server refuses, with its own words. */
const numberOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : -1);
const amountOf = (text: string) => {
  const fen = fenOf(text.trim() || '0');
  return fen === null ? text : yuanOf(fen);
};

/** What the server is sent. Rows that nobody filled in aren't. */
export function bodyOf(words: ProposalWords, cover: string) {
  const category = contestCategoryNames.find((name) => name === words.category);
  const times = Object.fromEntries(timeFieldNames.map((name) => [name, momentOf(words[name])]));
  return {
    title: words.title.trim(),
    category,
    summary: words.summary.trim(),
    cover,
    theme: words.theme.trim(),
    theme_note: words.themeNote.trim(),
    rules: htmlOfRules(words.rules),
    criteria: words.criteria
      .filter((row) => !isBlank(row))
      .map(({ name, about, weight }) => ({
        name: name.trim(),
        about: about.trim(),
        weight: numberOf(weight),
      })),
    prizes: words.prizes
      .filter((row) => row.name.trim() !== '' || row.amount.trim() !== '' || row.words.trim() !== '')
      .map(({ name, winners, amount, words: about }) => ({
        name: name.trim(),
        winners: numberOf(winners),
        amount: amountOf(amount),
        words: about.trim(),
      })),
    sponsors: words.sponsors
      .filter((row) => !isBlank(row))
      .map(({ name, link }) => ({ name: name.trim(), link: link.trim() })),
    team_max: words.teamMax,
    ...(times as Record<TimeField, string | null>),
  };
}
export type ProposalBody = ReturnType<typeof bodyOf>;

/** In fen, of what can be read. */
export function poolOf({ prizes }: ProposalWords): number {
  return prizes.reduce(
    (sum, { winners, amount }) => sum + Math.max(0, numberOf(winners)) * (fenOf(amount.trim() || '0') ?? 0),
    0,
  );
}

export const weightOf = ({ criteria }: ProposalWords): number =>
  criteria.reduce((sum, { weight }) => sum + Math.max(0, numberOf(weight)), 0);
