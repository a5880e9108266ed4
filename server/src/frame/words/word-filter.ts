import type { ReportKind } from '@zaojie/contract/reports/report-words';

export type CheckedText = { text: string; isHtml: boolean };

/** Words that somebody has to look at, and the texts that they stand in. */
export type HeldWords = { words: readonly string[]; texts: readonly string[] };

export type WordVerdict = {
  /** Some word of the list is never let through. */
  isRefused: boolean;
  /** What somebody has to look at. */
  held: HeldWords;
  /** The texts as they were given, with what is masked covered. */
  texts: string[];
};

/** Looks for the words that administrators keep on their list. */
export type WordFilter = { check(texts: readonly CheckedText[]): Promise<WordVerdict> };

/**
 * What becomes of a text with a word that somebody has to look at. Nobody may hear of it without the text being there, nor the
 * text be there without anybody hearing of it.
 */
export type HeldWay =
  /** Such a thing was made or changed: the frame tells of it, in the one transaction that the call then is. */
  | { reports: ReportKind; idIn?: 'id' | 'msg_id' | 'body.id' }
  /** The action tells of it with `tellHeld` in the transaction that writes it, as whoever reaches outside must, or holds it back. */
  | 'by_action'
  /** Nobody else reads it yet: it is looked through again when it comes out. */
  | 'when_shown'
  /** Only those few read it whom it is written to: what is refused and masked is all that is done. */
  | 'passes';

/** What of a call's body people will read: named where the route is bound, looked through before its action runs. */
export type SpokenFields = {
  /** Where it stands in the body, as `title` or `roles.name`; lists are gone through. */
  fields: readonly string[];
  /** Those of them that are rich text. */
  html?: readonly string[];
  held: HeldWay;
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents {
    /** What was let through, or held back, must be looked at. `held` is how it stood: what is out of sight can't be looked up. */
    'words.found': {
      kind: ReportKind;
      targetId: number;
      words: string[];
      /** Where they stand; what the case shows of the thing may not hold it. Events of earlier versions don't tell. */
      texts?: string[];
      held: { ownerId: number; title: string; excerpt: string } | null;
    };
  }
}
