import type { ReportKind } from '@zaojie/contract/reports/report-words';
import type { Db, Tx } from '../db/database.ts';

export type ReportedThing = { id: number; ownerId: number; title: string; excerpt: string; link: string };

/** Something that can be reported, told by the module that it belongs to: reports know no post and no comment. */
export type ReportTarget = {
  kind: ReportKind;
  /** As they stand now; what is gone is left out. One statement, however many. */
  list(db: Db, ids: readonly number[]): Promise<ReportedThing[]>;
  /** Whether the reader can come across it at all; left out where everybody can. */
  isOpenTo?(db: Db, thing: ReportedThing, readerId: number): Promise<boolean>;
  /** Takes it away, as its owner could; false when it was gone already. Left out for what can't be taken away. */
  remove?(tx: Tx, id: number, now: Date): Promise<boolean>;
  /** Gives back what `remove` took away; false when there is nothing to give back. Left out where it is gone for good. */
  restore?(tx: Tx, id: number, now: Date): Promise<boolean>;
};
