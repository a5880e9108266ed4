import type { ProxyState } from '@zaojie/contract/proxies/proxy-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import { STAYS } from '../../frame/state-machine/state-table.ts';

export type ProxyMove = 'accept' | 'decline' | 'edit' | 'revoke' | 'resign' | 'expire' | 'sever';

/** Those that lead from one state into another. */
export type StateMove = Exclude<ProxyMove, 'edit'>;

export type ProxyMachine = {
  state: ProxyState;
  move: ProxyMove;
  role: 'principal' | 'agent' | 'system';
  /** Whether its day has passed, by the database's clock. */
  subject: { isOver: boolean };
  reason: 'over' | 'not_yet';
  effect: 'tell';
};

const alive = ['offered', 'active'] as const;

/** Who gave it changes it and takes it back at any time, who has it gives it back; blocking, a ban and leaving end it. */
export const proxyTable = defineStateTable<ProxyMachine>({
  states: ['offered', 'active', 'declined', 'revoked', 'resigned', 'expired', 'severed'],
  moves: ['accept', 'decline', 'edit', 'revoke', 'resign', 'expire', 'sever'],
  roles: ['principal', 'agent', 'system'],
  initial: 'offered',
  terminal: ['declined', 'revoked', 'resigned', 'expired', 'severed'],
  rows: [
    {
      from: 'offered',
      move: 'accept',
      who: 'agent',
      guard: ({ isOver }) => (isOver ? 'over' : null),
      to: 'active',
      effects: ['tell'],
    },
    { from: 'offered', move: 'decline', who: 'agent', to: 'declined', effects: ['tell'] },
    {
      from: alive,
      move: 'edit',
      who: 'principal',
      guard: ({ isOver }) => (isOver ? 'over' : null),
      to: STAYS,
      effects: ['tell'],
    },
    { from: alive, move: 'revoke', who: 'principal', to: 'revoked', effects: ['tell'] },
    { from: 'active', move: 'resign', who: 'agent', to: 'resigned', effects: ['tell'] },
    {
      from: alive,
      move: 'expire',
      who: 'system',
      guard: ({ isOver }) => (isOver ? null : 'not_yet'),
      to: 'expired',
      effects: ['tell'],
    },
    { from: alive, move: 'sever', who: 'system', to: 'severed', effects: ['tell'] },
  ],
});
