import type {
  ProgramDiscipline,
  ProgramEngine,
  ProgramPay,
  ProgramStage,
} from '@zaojie/contract/programs/program-words';
import type { Shot } from '../pictures/shot.ts';

/** What is looked for: discipline, how it is paid, in which words, how many, and what is asked. */
export type DemoRole = readonly [
  discipline: ProgramDiscipline,
  pay: ProgramPay,
  words: string,
  places: number,
  requirements: string,
];
/** Who wants which role (by its place in the list), with what words, and what came of it: `waiting`, `accepted`, or why not. */
export type DemoApplication = readonly [by: string, role: number, message: string, outcome: string];
/** Its days are counted from today: below zero it is over. */
export type DemoMilestone = readonly [title: string, inDays: number | null, isDone: boolean, note?: string];

export type DemoProgram = {
  by: string;
  title: string;
  summary: string;
  /** A paragraph each. */
  text: readonly string[];
  stage: ProgramStage;
  engine: ProgramEngine;
  /** Numbers of the games' types. */
  genres: readonly number[];
  cover: Shot;
  media?: readonly Shot[];
  roles: readonly DemoRole[];
  applications?: readonly DemoApplication[];
  /** Who is asked to come, for which role, with what words; they haven't answered. */
  invited?: readonly (readonly [who: string, role: number, message: string])[];
  milestones: readonly DemoMilestone[];
  /** How many of the owner's latest posts are its devlog. */
  devlogs: number;
  followers: number;
  views: number;
  daysAgo: number;
  /** A game of the owner's in the store. */
  game?: string;
  /** Which of the builds can be played, how often it was and who liked it. */
  demo?: { build: 'stars' | 'lamps' | 'lava'; plays: number; likes: number };
  ending?: 'archived';
};
