export type Window = { points: number; seconds: number };

/** How fast one person may go; `visitors` says so for an address whose callers aren't signed in, where they may call. */
export type PaceRule = { person: readonly Window[]; visitors?: readonly Window[] };

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;

const perMinute = (points: number): Window => ({ points, seconds: MINUTE });
const perHour = (points: number): Window => ({ points, seconds: HOUR });

/** What a lively person never reaches and a script does. A route names its own; one that writes and names none has `write`. */
export const paces = {
  write: { person: [perMinute(240)], visitors: [perMinute(600)] },
  post: {
    person: [
      { points: 30, seconds: 10 * MINUTE },
      { points: 200, seconds: DAY },
    ],
  },
  bounty: {
    person: [
      { points: 20, seconds: 10 * MINUTE },
      { points: 100, seconds: DAY },
    ],
  },
  /** To bounties, and asking creators to. */
  apply: { person: [perMinute(30), perHour(200)] },
  comment: { person: [perMinute(60), perHour(400)] },
  like: { person: [perMinute(240), perHour(3_600)] },
  follow: { person: [perMinute(120), perHour(1_200)] },
  message: { person: [perMinute(120), perHour(2_400)] },
  /** What a screen says by itself while things arrive: read up to here, open a socket. */
  receipt: { person: [perMinute(600)] },
  share: { person: [perMinute(60)], visitors: [perMinute(120)] },
  search: { person: [perMinute(180)], visitors: [perMinute(300)] },
  /** Recharging, withdrawing, paying; the sandbox's cashier, whom anybody may visit. */
  money: { person: [perMinute(30), perHour(300)], visitors: [perMinute(120)] },
  /** Letters to those who run the site; visitors write them too. */
  feedback: { person: [perMinute(6), perHour(30)], visitors: [perMinute(10), perHour(60)] },
  /** A file of everything. */
  export: { person: [perMinute(6), perHour(60)] },
  /** Services, schedule, the order of works: dragging saves often. */
  storefront: { person: [perMinute(120), perHour(1_200)] },
  /** A large file comes in pieces, each a call. */
  upload: { person: [perMinute(300), perHour(3_000)] },
} as const satisfies Record<string, PaceRule>;

export type Pace = keyof typeof paces;

/** What is said for everybody to read goes at one of these paces. Talking to the other side of an order doesn't. */
const publicPaces: ReadonlySet<Pace | null> = new Set(['post', 'bounty', 'apply', 'comment'] as const);
export const speaksInPublic = (pace: Pace | null): boolean => publicPaces.has(pace);
export type Paces = Readonly<Record<Pace, PaceRule>>;
