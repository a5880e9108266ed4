import type { Endpoint } from '@zaojie/contract/endpoint';
import type * as z from 'zod';
import type { Member, Stage } from './access-matrix-stage.ts';

/** What a caller of a kind gets: through to the action, sent to the login, or refused. */
export type Outcome = 'ok' | 'login' | 'refused';
export type Caller = 'visitor' | Member;
export type Outcomes = Record<Caller, Outcome>;

/** A request that is right in every respect but who sends it. */
export type RowRequest<E extends Endpoint = Endpoint> = {
  params?: z.input<E['params']>;
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  /** Sent as a form, in the field `file`. */
  file?: { name: string; content: string };
  /** Sent as a body of bare bytes. */
  bytes?: string;
};

export type AccessRow = {
  endpoint: Endpoint;
  outcomes: Outcomes;
  request: (things: unknown) => RowRequest;
};

export type ModuleAccess = {
  /** The stage's people and what they need to have for the rows. */
  prepare: (stage: Stage) => Promise<Stage>;
  rows: readonly AccessRow[];
};

type RowMaker<Things> = <E extends Endpoint>(
  endpoint: E,
  outcomes: Outcomes,
  request?: (things: Stage & Things) => RowRequest<E>,
) => AccessRow;

/** The rows of a module, one for each of its routes, and what its people have when a row is tried. */
export function accessOf<Things extends object>(
  makeThings: (stage: Stage) => Promise<Things>,
  makeRows: (row: RowMaker<Things>) => readonly AccessRow[],
): ModuleAccess {
  return {
    prepare: async (stage) => ({ ...stage, ...(await makeThings(stage)) }),
    rows: makeRows((endpoint, outcomes, request) => ({
      endpoint,
      outcomes,
      request: (things) => request?.(things as Stage & Things) ?? {},
    })),
  };
}

/** For modules whose rows need nothing but the people themselves. */
export const peopleOnly = async (): Promise<object> => ({});

const toMembers = (outcome: Outcome): Record<Member, Outcome> => ({
  stranger: outcome,
  owner: outcome,
  counterparty: outcome,
  blocked: outcome,
  admin: outcome,
});

export const forEveryone: Outcomes = { visitor: 'ok', ...toMembers('ok') };
export const forMembers: Outcomes = { visitor: 'login', ...toMembers('ok') };
export const forOwner: Outcomes = { visitor: 'login', ...toMembers('refused'), owner: 'ok' };
export const forBothParties: Outcomes = { ...forOwner, counterparty: 'ok' };
/** For administrators, whatever they have to do with it. */
export const forAdmin: Outcomes = { visitor: 'login', ...toMembers('refused'), admin: 'ok' };
/** What is done to the owner by others. */
export const notOneself: Outcomes = { ...forMembers, owner: 'refused' };
/** Public, but only with a secret that none of the callers holds. */
export const withSecret: Outcomes = { visitor: 'refused', ...toMembers('refused') };
/** What a block keeps people from. */
export const unlessBlocked = (outcomes: Outcomes): Outcomes => ({ ...outcomes, blocked: 'refused' });
