import type { Circle, CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import type { CircleLabelRow, CircleRow } from './circle.queries.ts';

export function viewCircleLabel(row: CircleLabelRow): CircleLabel {
  const { id, name, icon, description, post_count } = row;
  return { id, name, icon, description, posts_count: post_count };
}

export function viewCircle(row: CircleRow): Circle {
  return {
    ...viewCircleLabel(row),
    cover_image: row.cover_image,
    members_count: row.member_count,
    is_joined: Boolean(row.is_joined),
    created_at: row.created_at.toISOString(),
  };
}
