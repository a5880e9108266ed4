import type { Notice } from '@zaojie/contract/notifications/notification.schemas';
import type { RawBuilder } from 'kysely';
import type { Sql } from '../db/statement.ts';

/** What a notice offers of its subject: where it belongs, and the viewer's own flags as they are now. */
export type SubjectFlags = {
  post_id?: number;
  comment?: NonNullable<Notice['comment']>;
  is_followed?: boolean;
};

/** Told by the module that a kind of subject belongs to, so that the list of notices is one statement and knows no module. */
export type NoticeFlags = {
  /** As in the subject of a notice. */
  kind: string;
  /** A scalar subquery that gives the flags as JSON; nothing once the subject is gone. */
  of(viewerId: number, subjectId: Sql): RawBuilder<SubjectFlags | null>;
};
