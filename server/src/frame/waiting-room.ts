import type { Db } from '../db/database.ts';

/** Something that waits for an administrator: how many, and where. */
export type WaitingRoom = { path: string; label: string; count(db: Db): Promise<number> };
