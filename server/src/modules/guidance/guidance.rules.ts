import {
  clientSteps,
  creatorSteps,
  type Guidance,
  type GuidancePart,
} from '@zaojie/contract/guidance/guidance.schemas';

/** Whoever has been here longer has found their way. */
const NEW_FOR_DAYS = 14;
const DAY_MS = 86_400_000;

export type FirstSteps = {
  joinedAt: Date;
  closed: readonly GuidancePart[];
  creator: Record<(typeof creatorSteps)[number], boolean> & { hasFinishedOrders: boolean };
  client: Record<(typeof clientSteps)[number], boolean>;
};

const isAnyOpen = (list: readonly { is_done: boolean }[]) => list.some(({ is_done }) => !is_done);

/** What somebody is still shown. A creator who has finished an order isn't new to it, whatever is left undone. */
export function guidanceOf(facts: FirstSteps, now: Date): Guidance {
  const isClosed = (part: GuidancePart) => facts.closed.includes(part);
  const creator = creatorSteps.map((step) => ({ step, is_done: facts.creator[step] }));
  const client = clientSteps.map((step) => ({ step, is_done: facts.client[step] }));
  return {
    is_new: !isClosed('welcome') && now.getTime() - facts.joinedAt.getTime() < NEW_FOR_DAYS * DAY_MS,
    creator: isClosed('creator') || facts.creator.hasFinishedOrders || !isAnyOpen(creator) ? null : creator,
    client: isClosed('client') || !isAnyOpen(client) ? null : client,
  };
}
