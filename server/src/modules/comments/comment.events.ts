export type CommentEvents = {
  'comment.added': { commentId: number; postId: number; userId: number; replyUserId: number | null };
  'comment.deleted': { commentId: number; postId: number; userId: number };
  'comment.liked': { commentId: number; postId: number; userId: number; authorId: number };
  'comment.unliked': { commentId: number; postId: number; userId: number; authorId: number };
};

declare module '../../platform/events/event-types.ts' {
  interface AppEvents extends CommentEvents {}
}
