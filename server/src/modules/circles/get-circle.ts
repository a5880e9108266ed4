import type { getCircle as endpoint } from '@zaojie/contract/circles/circle.endpoints';
import { circleErrors } from '@zaojie/contract/circles/circle.errors';
import type { Action } from '../../http/bind.ts';
import { Refusal } from '../../refusal.ts';
import { findCircle, listOtherCircles } from './circle.queries.ts';
import { viewCircle, viewCircleLabel } from './circle.view.ts';

const RELATED = 6;

export const getCircle: Action<typeof endpoint> = async (context, { query }) => {
  const row = await findCircle(context.db, query.id, context.viewer?.userId ?? null);
  if (!row) throw new Refusal(circleErrors.notFound);
  const related = await listOtherCircles(context.db, query.id, RELATED);
  return { ...viewCircle(row), related: related.map(viewCircleLabel) };
};
