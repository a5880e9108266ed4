import type { DemoContest } from './contests/contest.ts';
import { liveContests } from './contests/live-contests.ts';
import { pastContests } from './contests/past-contests.ts';

/** One at least in every state that people see, and one that waits for an administrator. */
export const contests: readonly DemoContest[] = [...liveContests, ...pastContests];
