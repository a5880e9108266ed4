import type { Db } from '../db/database.ts';
import type { Hub } from '../platform/realtime/hub.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** Why an account can't go yet: a sentence, and where it can be seen to. */
export type Hold = { text: string; link: string };

/** Asked when somebody wants to go, and again when the time has come. */
export type FindHold = (db: Db, userId: number) => Promise<Hold | null>;

export type Departing = { db: Db; storage: Storage; hub: Hub; now: () => Date };

/**
 * Takes away what a module has of somebody who has gone. It may be cut off anywhere and is then run again from the beginning, so what was
 * taken away before is no mistake; what is much goes in several transactions.
 */
export type Eraser = (departing: Departing, userId: number) => Promise<void>;
