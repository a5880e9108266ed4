/** The same for both, whoever began. */
export function chatNameOf(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** Who is at the other end; null when this person is at neither. */
export function peerIn(chatName: string, userId: number): number | null {
  const [low = 0, high = 0] = chatName.split('-').map(Number);
  if (!(low < high)) return null;
  if (userId === low) return high;
  return userId === high ? low : null;
}
