import type { ProxyScope, ProxySubject } from '@zaojie/contract/proxies/proxy-words';
import type { Tx } from '../../db/database.ts';
import type { Viewer } from '../context.ts';

/** What somebody may do for another right now. */
export type Mandate = { scopes: readonly ProxyScope[]; mute: Viewer['mute'] | null };

export type Act = {
  principalId: number;
  agentId: number;
  scope: ProxyScope;
  /** In words, and by the address of the call. */
  deed: string;
  call: string;
  subject: { kind: ProxySubject; id: number } | null;
};

/** Whoever knows who may act for whom. */
export type ProxyDesk = {
  /** Null: for this person not, or not any more. */
  find(who: { agentId: number; principalId: number }): Promise<Mandate | null>;
  /** Writes down what was done, with the doing; refuses where the mandate has ended meanwhile. */
  record(tx: Tx, act: Act): Promise<void>;
};
