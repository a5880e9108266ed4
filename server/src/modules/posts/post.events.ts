export type PostEvents = {
  'post.published': { postId: number; userId: number; mentions: number[] };
  'post.edited': { postId: number };
  /** Hidden ones may come back. */
  'post.deleted': { postId: number; userId: number; isHidden?: boolean };
  'post.restored': { postId: number; userId: number };
  'post.shared': { postId: number };
  'post.liked': { postId: number; userId: number; authorId: number };
  'post.unliked': { postId: number; userId: number; authorId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends PostEvents {}
}
