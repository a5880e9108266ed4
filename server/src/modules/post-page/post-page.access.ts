import { getPost } from '@zaojie/contract/posts/post.endpoints';
import { accessOf, forEveryone } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { createPost } from '../../../test/test-posts.ts';

const makePost = async ({ app, owner }: Stage) => ({ postId: await createPost(app, owner) });

export const access = accessOf(makePost, (row) => [
  row(getPost, forEveryone, ({ postId }) => ({ query: { id: postId } })),
]);
