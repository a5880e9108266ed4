import type { Db } from '../db/database.ts';

/** What a link says about itself where it is shared. */
export type PageDescription = { title: string; description: string; image: string };

export type LinkPreview = {
  /** The page's path; its first group is the id, unless the address has it elsewhere. */
  path: RegExp;
  /** The part of the query that names the id. */
  queryId?: string;
  /** There is only one such page: its path has no id, and `describe` is given 0. */
  isOnly?: true;
  describe(db: Db, id: number): Promise<PageDescription | null>;
};
