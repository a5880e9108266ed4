import type * as endpoints from '@zaojie/contract/guidance/guidance.endpoints';
import type { Action } from '../../frame/action.ts';
import { listTopCreators } from '../rankings/index.ts';
import { getFirstSteps, insertClosed } from './guidance.queries.ts';
import { guidanceOf } from './guidance.rules.ts';
import { suggestedQuery } from './suggested.queries.ts';

const SUGGESTED = 5;
/** Some of them are followed already. */
const RANKED = 20;

export const getGuidance: Action<typeof endpoints.getGuidance> = async ({ db, viewer, now }) =>
  guidanceOf(await getFirstSteps(db, viewer.userId), now());

export const closeGuidance: Action<typeof endpoints.closeGuidance> = async (context, { body }) => {
  await insertClosed(context.db, context.viewer.userId, body.part, context.now());
  return {};
};

export const listSuggestedPeople: Action<typeof endpoints.listSuggestedPeople> = async ({ db, viewer }) => {
  const top = await listTopCreators(db, RANKED);
  const { rows } = await suggestedQuery({ viewerId: viewer.userId, top, most: SUGGESTED }).execute(db);
  return rows;
};
