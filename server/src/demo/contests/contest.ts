import type { ContestCategory } from '@zaojie/contract/contests/contest-words';
import type { Shot } from '../pictures/shot.ts';

/** Who hands it in, what it is called, what is said about it, and a picture of theirs. */
export type DemoEntry = readonly [by: string, title: string, text: string, shot: Shot];

export type DemoContest = {
  by: string;
  title: string;
  category: ContestCategory;
  summary: string;
  theme: readonly [title: string, note: string];
  rules: readonly string[];
  criteria: readonly (readonly [name: string, about: string, weight: number])[];
  prizes: readonly (readonly [name: string, winners: number, yuan: number])[];
  sponsors?: readonly (readonly [name: string, link: string])[];
  teamMax: number;
  cover: Shot;
  /** In days from today, below 0 for what is past: registration opens, start, submissions close, vote closes, announcement. */
  days: readonly [opens: number, starts: number, closes: number, votes: number, announces: number];
  /** The captain first. */
  teams: readonly { name: string; people: readonly string[]; asked?: string }[];
  /** Who takes part on their own. */
  solo: readonly string[];
  entries: readonly DemoEntry[];
  /** How many of the others rate what was handed in. */
  voters?: number;
  ending?: 'proposed' | 'closed' | 'announced';
};
