import type { getCircle as endpoint } from '@zaojie/contract/circles/circle.endpoints';
import { circleErrors } from '@zaojie/contract/circles/circle.errors';
import type { Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findCircle } from './circle.queries.ts';
import { viewCircle, viewCircleLabel } from './circle.view.ts';
import { listNeighbours } from './neighbour.queries.ts';

const RELATED = 6;

export const getCircle: Action<typeof endpoint> = async (context, { query }) => {
  const row = await findCircle(context.db, query.id, context.viewer?.userId ?? null);
  if (!row) throw new Refusal(circleErrors.notFound);
  const related = await listNeighbours(context.db, query.id, RELATED);
  return { ...viewCircle(row), related: related.map(viewCircleLabel) };
};
