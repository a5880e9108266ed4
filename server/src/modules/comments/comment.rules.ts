import type { ActorKind } from '../notifications/index.ts';

export type Addressed = {
  replyUserId: number | null;
  postAuthorId: number;
  mentionedIds: readonly number[];
};

/** Who is told of a comment, and as what: whoever is answered, the post's author, who is mentioned; nobody twice. */
export function recipientsOf(comment: Addressed): Map<number, ActorKind> {
  const recipients = new Map<number, ActorKind>();
  for (const userId of comment.mentionedIds) recipients.set(userId, 'comment_mention');
  recipients.set(comment.postAuthorId, 'comment');
  if (comment.replyUserId !== null) recipients.set(comment.replyUserId, 'reply');
  return recipients;
}

/** A comment's pictures are for everybody. */
export function usedBy(commentId: number) {
  return { kind: 'comment', ownerId: commentId, readers: 'everybody' } as const;
}

const MENTIONS_MAX = 10;

/** An @ in the middle of a word is an address; a name ends at a blank or a stop. */
const MENTION =
  /(?<![\w.])@([^\s@,!?;:，。！？、；：…（）《》]{1,32})(?=[\s@,!?;:，。！？、；：…（）《》]|$)/gu;

/** The names called in plain text, each once. */
export function mentionedNames(text: string): string[] {
  const names = [...text.matchAll(MENTION)].map((match) => match[1] ?? '');
  return [...new Set(names)].slice(0, MENTIONS_MAX);
}
