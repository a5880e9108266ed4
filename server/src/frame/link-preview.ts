import type { Db } from '../db/database.ts';

/** What a link says about itself where it is shared. */
export type PageDescription = { title: string; description: string; image: string };

export type LinkPreview = {
  /** The page's path; its first group is the id. */
  path: RegExp;
  describe(db: Db, id: number): Promise<PageDescription | null>;
};
