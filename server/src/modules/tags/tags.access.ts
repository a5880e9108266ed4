import * as endpoints from '@zaojie/contract/tags/tag.endpoints';
import { accessOf, forEveryone, forMembers } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createPost } from '../../../test/test-posts.ts';

async function makeTag({ app, n, owner }: Stage) {
  const name = `矩阵${n}`;
  await createPost(app, owner, { tags: [{ id: -1, name }] });
  const tag = await app.db.selectFrom('tags').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return { tagId: tag.id };
}

export const access = accessOf(makeTag, (row) => [
  row(endpoints.listTags, forEveryone),
  row(endpoints.getTag, forEveryone, ({ tagId }) => ({ query: { id: tagId } })),
  row(endpoints.toggleFollowTag, forMembers, ({ tagId }) => ({ body: { tag_id: tagId } })),
]);
