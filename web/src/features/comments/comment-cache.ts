import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { listComments } from '@zaojie/contract/comments/comment.endpoints';
import type { Comment, Reply } from '@zaojie/contract/comments/comment.schemas';

export type CommentPages = InfiniteData<EndpointOutput<typeof listComments>, string | null>;

export type CommentOrder = 'new' | 'hot';

export const commentKeys = {
  list: (postId: number) => ['comments', postId] as const,
  ordered: (postId: number, order: CommentOrder) => ['comments', postId, order] as const,
};

type ChangeList = (comments: readonly Comment[], pageIndex: number) => Comment[];

function changePages(client: QueryClient, postId: number, change: ChangeList): void {
  client.setQueriesData<CommentPages>({ queryKey: commentKeys.list(postId) }, (known) => {
    if (known === undefined) return known;
    return {
      ...known,
      pages: known.pages.map((page, index) => ({ ...page, data: change(page.data, index) })),
    };
  });
}

/**
 * A comment written just now stands first, or last among the replies to its parent. One whose first answer was lost may
 * be in the list already.
 */
export function insertComment(client: QueryClient, added: Comment): void {
  changePages(client, added.post_id, (comments, pageIndex) => {
    if (added.parent_id === 0) return pageIndex === 0 ? [added, ...comments] : [...comments];
    return comments.map((comment) =>
      comment.id === added.parent_id && comment.replies.every((reply) => reply.id !== added.id)
        ? { ...comment, reply_count: comment.reply_count + 1, replies: [...comment.replies, added] }
        : comment,
    );
  });
}

export type CommentPlace = Pick<Reply, 'id' | 'post_id' | 'parent_id'>;
export type LikeFacts = Pick<Reply, 'is_liked' | 'like_count'>;

/** Changes one comment, or one reply, wherever it stands. */
export function patchLike(client: QueryClient, target: CommentPlace, facts: LikeFacts): void {
  changePages(client, target.post_id, (comments) =>
    comments.map((comment) => {
      if (comment.id === target.id) return { ...comment, ...facts };
      if (comment.id !== target.parent_id) return comment;
      return {
        ...comment,
        replies: comment.replies.map((reply) => (reply.id === target.id ? { ...reply, ...facts } : reply)),
      };
    }),
  );
}

export function removeComment(client: QueryClient, target: Reply): void {
  changePages(client, target.post_id, (comments) =>
    comments
      .filter((comment) => comment.id !== target.id)
      .map((comment) => {
        const replies = comment.replies.filter((reply) => reply.id !== target.id);
        if (replies.length === comment.replies.length) return comment;
        return { ...comment, replies, reply_count: comment.reply_count - 1 };
      }),
  );
}

/** Further replies join those already shown; ids grow with time, so they give the order. */
export function mergeReplies(client: QueryClient, target: Comment, more: readonly Reply[]): void {
  changePages(client, target.post_id, (comments) =>
    comments.map((comment) => {
      if (comment.id !== target.id) return comment;
      const byId = new Map([...comment.replies, ...more].map((reply) => [reply.id, reply]));
      const replies = [...byId.values()].sort((one, other) => one.id - other.id);
      return { ...comment, replies, reply_count: Math.max(comment.reply_count, replies.length) };
    }),
  );
}

/** The list grows at its head while it is read, so a page may bring somebody again. */
export function flatten(known: Pick<CommentPages, 'pages'> | undefined): Comment[] {
  const byId = new Map<number, Comment>();
  for (const page of known?.pages ?? []) {
    for (const comment of page.data) if (!byId.has(comment.id)) byId.set(comment.id, comment);
  }
  return [...byId.values()];
}
