import type { RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Storage } from '../platform/storage/storage.ts';

/** What it takes to gather them. */
export type Gathering = { db: Db; secret: string; storage: Storage };

/** A file that lies in somebody's archive. */
export type OwnFile = {
  /** With its folder, unique in the part. */
  name: string;
  size: number;
  modifiedAt: Date;
  /** Opened when its turn comes. */
  body: AsyncIterable<Buffer> | Iterable<Buffer>;
};

/**
 * What a module contributes when somebody asks for everything of theirs: rows, files, or both. Of others it names at most who they are, never
 * what they wrote.
 */
export type ExportPart = {
  /** The name of its file: posts → posts.json. */
  name: string;
  /** What it is, in the list at the head of the archive. */
  about: string;
  rows?(userId: number): RawBuilder<unknown>;
  /** Where the rows have to be made readable first. */
  read?(gathering: Gathering, userId: number): Promise<readonly object[]>;
  files?(gathering: Gathering, userId: number): AsyncIterable<OwnFile>;
};
