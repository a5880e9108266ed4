import type { CircleName } from '../circles.ts';
import type { Shot } from '../pictures/shot.ts';

/** What kind of talk a post draws. */
export type PostKind =
  | 'painting'
  | 'pixel'
  | '3d'
  | 'design'
  | 'devlog'
  | 'question'
  | 'tutorial'
  | 'sound'
  | 'words'
  | 'notice';

type Line = readonly [author: string, text: string];
/** What somebody says, and what is said to that. */
export type Thread = readonly [author: string, text: string, ...replies: Line[]];

export type WrittenPost = {
  author: string;
  kind: PostKind;
  circle: CircleName | null;
  tags: readonly string[];
  title: string;
  /** One block a line: `## `, `### `, `- `, `1. ` and `> ` begin headings, lists and quotes, all else a paragraph. */
  body: string;
  shots?: readonly Shot[];
  threads?: readonly Thread[];
  /** Titles of earlier posts that this one refers to. */
  after?: readonly string[];
  isTop?: true;
  isEssence?: true;
};
