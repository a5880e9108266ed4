import { decide } from './decide.ts';
import { defineStateTable } from './define-state-table.ts';
import { STAYS, type SubjectOf } from './state-table.ts';

export const KEPT_HOURS = 7 * 24;

const states = ['packed', 'on_the_way', 'customs', 'waiting', 'collected', 'returned'] as const;
const moves = ['post', 'locate', 'arrive', 'clear', 'collect', 'refuse', 'lapse'] as const;
const roles = ['sender', 'courier', 'receiver', 'system', 'stranger'] as const;

type Account = 'sender' | 'held' | 'courier';
export type ParcelMachine = {
  state: (typeof states)[number];
  move: (typeof moves)[number];
  role: (typeof roles)[number];
  subject: {
    postageFen: number;
    senderFen: number;
    isFromAbroad: boolean;
    isDutyPaid: boolean;
    lapsesAt: Date;
    now: Date;
  };
  reason: 'too_little_money' | 'from_home' | 'duty_unpaid' | 'not_yet';
  effect:
    | { pay: [from: Account, to: Account] }
    | { tell: ParcelMachine['role']; that: string }
    | { timer: 'lapse'; afterHours: number | null };
};
export type Parcel = SubjectOf<ParcelMachine>;
type Effect = ParcelMachine['effect'];

const hold: Effect = { pay: ['sender', 'held'] };
const payOut: Effect = { pay: ['held', 'courier'] };
const startTimer: Effect = { timer: 'lapse', afterHours: KEPT_HOURS };
const stopTimer: Effect = { timer: 'lapse', afterHours: null };
const tellReceiver: Effect = { tell: 'receiver', that: 'moved' };
const sendBack: Effect[] = [stopTimer, payOut, { tell: 'sender', that: 'lapsed' }];

const canPay = (parcel: Parcel) => (parcel.senderFen < parcel.postageFen ? 'too_little_money' : null);
const isAbroad = (parcel: Parcel) => (parcel.isFromAbroad ? null : 'from_home');
const isPaid = (parcel: Parcel) => (parcel.isDutyPaid ? null : 'duty_unpaid');
const isOver = (parcel: Parcel) => (parcel.now < parcel.lapsesAt ? 'not_yet' : null);

const atCounter = ['customs', 'waiting'] as const;
const ended = ['collected', 'returned'] as const;
const either = ['sender', 'receiver'] as const;

/** For tests: a parcel that is paid for in advance, held up at the border, and sent back by a timer. */
export const parcelTable = defineStateTable<ParcelMachine>({
  states,
  moves,
  roles,
  initial: 'packed',
  terminal: ended,
  rows: [
    { from: 'packed', move: 'post', who: 'sender', guard: canPay, to: 'on_the_way', effects: [hold] },
    { from: 'on_the_way', move: 'locate', who: 'courier', to: STAYS, effects: [tellReceiver] },
    { from: 'on_the_way', move: 'arrive', who: 'courier', guard: isAbroad, to: 'customs' },
    { from: 'on_the_way', move: 'arrive', who: 'courier', to: 'waiting', effects: [startTimer] },
    { from: 'customs', move: 'clear', who: 'receiver', guard: isPaid, to: 'waiting', effects: [startTimer] },
    { from: 'waiting', move: 'collect', who: 'receiver', to: 'collected', effects: [stopTimer, payOut] },
    { from: 'waiting', move: 'lapse', who: 'system', guard: isOver, to: 'returned', effects: sendBack },
    { from: atCounter, move: 'refuse', who: 'receiver', to: 'returned', effects: [stopTimer, payOut] },
    { from: ended, move: 'locate', who: either, to: STAYS },
  ],
});

export const noon = new Date('2026-03-01T12:00:00Z');

export const parcel = (state: Parcel['state'], facts: Partial<Parcel> = {}): Parcel => ({
  state,
  postageFen: 500,
  senderFen: 800,
  isFromAbroad: false,
  isDutyPaid: false,
  lapsesAt: noon,
  now: new Date(noon.getTime() - 1),
  ...facts,
});

export const createShelf = (on: Parcel) => ({
  parcel: structuredClone(on),
  fen: { sender: on.senderFen, held: 500, courier: 0 } as Record<Account, number>,
  told: [] as string[],
  timerHours: null as number | null,
});
export type Shelf = ReturnType<typeof createShelf>;

/** How an action uses a table: decide, then write the state and carry out the effects, or change nothing. */
export function act(shelf: Shelf, move: string, role: ParcelMachine['role']) {
  const decision = decide(parcelTable, shelf.parcel, move, role);
  if (!decision.isAllowed) return decision;
  shelf.parcel.state = decision.to;
  for (const effect of decision.effects) carryOut(shelf, effect);
  return decision;
}

function carryOut(shelf: Shelf, effect: Effect): void {
  if ('pay' in effect) {
    const [from, to] = effect.pay;
    shelf.fen[from] -= shelf.parcel.postageFen;
    shelf.fen[to] += shelf.parcel.postageFen;
    shelf.parcel.senderFen = shelf.fen.sender;
  } else if ('tell' in effect) shelf.told.push(`${effect.tell}: ${effect.that}`);
  else shelf.timerHours = effect.afterHours;
}
