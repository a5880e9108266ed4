import type { Shot } from '../pictures/shot.ts';

/** Who says what with how many stars, and what the developer answers. */
export type Review = readonly [author: string, stars: number, text: string, answer?: string];
/** A file on offer: its version, its platform by number, and what it brought. */
export type Build = readonly [version: string, platform: number, notes: string];

export type DemoGame = {
  by: string;
  title: string;
  summary: string;
  text: string;
  /** Numbers of the contract. */
  types: readonly number[];
  platforms: readonly number[];
  languages?: readonly number[];
  tags: readonly string[];
  cover: Shot;
  shots: readonly Shot[];
  /** Left out: it costs nothing. */
  yuan?: number;
  link?: string;
  /** The oldest first. */
  builds?: readonly Build[];
  daysAgo: number;
  views: number;
  plays?: number;
  reviews: readonly Review[];
  /** How many more rate it, and how: the stars from one to five, as weights. */
  crowd?: { count: number; mood: readonly [number, number, number, number, number] };
  /** How many want it, and have it. */
  liked: number;
  players?: number;
  /** Left out: it is in the store. */
  ending?: 'draft' | 'pending';
};
