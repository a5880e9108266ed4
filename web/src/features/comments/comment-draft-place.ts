/** Where unsent words under a post are kept: by what they answer, 0 for the post itself, wherever they were written. */
export function commentDraftPlace(postId: number, answeredId: number): string {
  return `comment:${postId}:${answeredId}`;
}
