import type { SiteFigureName } from '@zaojie/contract/site/figure-words';
import type { Sql } from '../db/statement.ts';

export type Span = { since: Sql; until: Sql };

/** What a module knows of a day of the site: numbers by their names, and who did something of their own that day. */
export type SiteFigures = {
  counts?: Partial<Record<SiteFigureName, (span: Span) => Sql>>;
  /** A statement that gives user ids. */
  active?: (span: Span) => Sql;
};
