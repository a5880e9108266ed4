import type { AssetStatus } from '@zaojie/contract/assets/asset-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = ['draft', 'published', 'withdrawn', 'hidden'] as const;
const moves = ['edit', 'add_version', 'publish', 'withdraw', 'hide', 'restore'] as const;
const roles = ['owner', 'moderator', 'other'] as const;

export type AssetMachine = {
  state: AssetStatus;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: object;
  reason: never;
  /** `list` and `unlist`: whether the library finds it. The files are for everybody, for their author, or for nobody any more. */
  effect: 'list' | 'unlist' | 'open_files' | 'close_files' | 'release_files' | 'leave_collections';
};
export type AssetSubject = SubjectOf<AssetMachine>;
export type AssetMove = AssetMachine['move'];
export type AssetRole = AssetMachine['role'];
export type AssetEffect = AssetMachine['effect'];

const alive = ['draft', 'published'] as const;

/** Withdrawing is for good: the files go with it. What a moderator hides comes back as it was. */
export const assetTable = defineStateTable<AssetMachine>({
  states,
  moves,
  roles,
  initial: 'draft',
  terminal: ['withdrawn'],
  rows: [
    { from: 'draft', move: 'edit', who: 'owner', to: STAYS },
    { from: 'published', move: 'edit', who: 'owner', to: STAYS, effects: ['list'] },
    { from: alive, move: 'add_version', who: 'owner', to: STAYS },
    { from: 'draft', move: 'publish', who: 'owner', to: 'published', effects: ['list', 'open_files'] },
    {
      from: [...alive, 'hidden'],
      move: 'withdraw',
      who: 'owner',
      to: 'withdrawn',
      effects: ['unlist', 'release_files', 'leave_collections'],
    },
    { from: 'published', move: 'hide', who: 'moderator', to: 'hidden', effects: ['unlist', 'close_files'] },
    { from: 'hidden', move: 'restore', who: 'moderator', to: 'published', effects: ['list', 'open_files'] },
  ],
});
