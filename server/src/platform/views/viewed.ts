import type { Tx } from '../../db/database.ts';

/** How many saw something for the first time that day. */
export type FirstViews = ReadonlyMap<number, number>;

/** Something that has a page and counts who looks at it. The module that owns it moves its own counts. */
export type Viewed = {
  kind: string;
  /** In the transaction that remembers the viewers, in no particular order; an id may be gone meanwhile. */
  count(tx: Tx, views: FirstViews): Promise<void>;
};
