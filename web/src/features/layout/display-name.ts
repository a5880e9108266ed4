/** The nickname people chose, or else the name they sign in with. */
export function displayName(user: { nickname: string; username: string }): string {
  return user.nickname.trim() || user.username;
}
