import type { GameStatus } from '@zaojie/contract/games/game-words';
import { defineStateTable } from '../../frame/state-machine/define-state-table.ts';
import { STAYS, type SubjectOf } from '../../frame/state-machine/state-table.ts';

const states = ['draft', 'pending', 'published', 'rejected', 'withdrawn'] as const;
const moves = ['edit', 'submit', 'withdraw', 'delete', 'approve', 'reject', 'hold'] as const;
const roles = ['owner', 'moderator', 'other'] as const;

export type GameMachine = {
  state: GameStatus;
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: {
    /** Has all that a page of the store shows. */
    isComplete: boolean;
    /** The filter found something in its words, or a moderator took it down. */
    hasWatchedWords: boolean;
    /** Somebody has it. */
    hasPlayers: boolean;
  };
  reason: 'incomplete' | 'watched' | 'players';
  effect: 'come_out' | 'wait' | 'go';
};
export type GameSubject = SubjectOf<GameMachine>;
export type GameMove = GameMachine['move'];
export type GameEffect = GameMachine['effect'];

type Guard = (subject: GameSubject) => GameMachine['reason'] | null;
const isComplete: Guard = (subject) => (subject.isComplete ? null : 'incomplete');
const isClean: Guard = (subject) => isComplete(subject) ?? (subject.hasWatchedWords ? 'watched' : null);
const isUnused: Guard = (subject) => (subject.hasPlayers ? 'players' : null);

const unpublished = ['draft', 'rejected', 'withdrawn'] as const;

/**
 * Nothing is reviewed beforehand unless the filter finds something: then it waits for an administrator, as does a published
 * game whose new words are found. Whoever has a game keeps it, so one that anybody has is only taken down.
 */
export const gameTable = defineStateTable<GameMachine>({
  states,
  moves,
  roles,
  initial: 'draft',
  terminal: [],
  rows: [
    { from: unpublished, move: 'edit', who: 'owner', to: STAYS },
    { from: 'pending', move: 'edit', who: 'owner', guard: isComplete, to: STAYS, effects: ['wait'] },
    { from: 'published', move: 'edit', who: 'owner', guard: isClean, to: STAYS },
    { from: 'published', move: 'edit', who: 'owner', guard: isComplete, to: 'pending', effects: ['wait'] },
    {
      from: unpublished,
      move: 'submit',
      who: 'owner',
      guard: isClean,
      to: 'published',
      effects: ['come_out'],
    },
    { from: unpublished, move: 'submit', who: 'owner', guard: isComplete, to: 'pending', effects: ['wait'] },
    { from: ['pending', 'published'], move: 'withdraw', who: 'owner', to: 'withdrawn' },
    { from: unpublished, move: 'delete', who: 'owner', guard: isUnused, to: STAYS, effects: ['go'] },
    { from: 'pending', move: 'approve', who: 'moderator', to: 'published', effects: ['come_out'] },
    { from: 'pending', move: 'reject', who: 'moderator', to: 'rejected' },
    { from: 'published', move: 'hold', who: 'moderator', to: 'pending', effects: ['wait'] },
  ],
});
