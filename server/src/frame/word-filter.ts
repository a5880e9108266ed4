import type { ReportKind } from '@zaojie/contract/reports/report-words';

export type CheckedText = { text: string; isHtml: boolean };

export type WordVerdict = {
  /** Some word of the list is never let through. */
  isRefused: boolean;
  /** Words that somebody has to look at. */
  held: string[];
  /** The texts as they were given, with what is masked covered. */
  texts: string[];
};

/** Looks for the words that administrators keep on their list. */
export type WordFilter = { check(texts: readonly CheckedText[]): Promise<WordVerdict> };

/** What of a call's body people will read: named where the route is bound, looked through before its action runs. */
export type SpokenFields = {
  fields: readonly string[];
  /** Those of them that are rich text. */
  html?: readonly string[];
  /**
   * What the call makes, and its number in the answer or the body: where a word must be looked at, it is reported to the
   * moderators by the filter itself. Left out where the action holds it back, or where nobody could report it.
   */
  reports?: { kind: ReportKind; idIn?: 'id' | 'msg_id' };
};

declare module '../platform/events/event-types.ts' {
  interface AppEvents {
    /** What was let through, or held back, must be looked at. `held` is how it stood: what is out of sight can't be looked up. */
    'words.found': {
      kind: ReportKind;
      targetId: number;
      words: string[];
      held: { ownerId: number; title: string; excerpt: string } | null;
    };
  }
}
