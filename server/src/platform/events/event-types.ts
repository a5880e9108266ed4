/** Every event and what it carries. Payloads are stored as JSON: ids, numbers and strings, no dates. */
export type AppEvents = {
  'user.registered': { userId: number };
  'user.followed': { followerId: number; followeeId: number };
  'user.unfollowed': { followerId: number; followeeId: number };
  'user.blocked': { blockerId: number; blockedId: number };
  'post.published': { postId: number; userId: number; mentions: number[] };
  'post.pictures_dropped': { userId: number; urls: string[] };
  'post.deleted': { postId: number; userId: number };
  'post.shared': { postId: number };
  'post.liked': { postId: number; userId: number; authorId: number };
  'post.unliked': { postId: number; userId: number; authorId: number };
  'comment.added': { commentId: number; postId: number; userId: number; replyUserId: number | null };
  'comment.deleted': { commentId: number; postId: number; userId: number };
  'comment.liked': { commentId: number; postId: number; userId: number; authorId: number };
  'comment.unliked': { commentId: number; postId: number; userId: number; authorId: number };
  'upload.removed': { url: string; widths: number[] };
};

export type AppEventType = keyof AppEvents;
