/** These change places among themselves, in the order given; all others stay where they are. */
export function sortAmong(ids: readonly number[], wanted: readonly number[]): number[] {
  const there = new Set(ids);
  const order = [...new Set(wanted)].filter((id) => there.has(id));
  const moving = new Set(order);
  let next = 0;
  return ids.map((id) => (moving.has(id) ? (order[next++] ?? id) : id));
}

/** Behind another one; to the front when there is none to stand behind. */
export function moveBehind(ids: readonly number[], id: number, afterId: number | null): number[] {
  if (id === afterId) return [...ids];
  const others = ids.filter((each) => each !== id);
  const place = afterId === null ? 0 : others.indexOf(afterId) + 1;
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** What the mark says: whose it is, by the number that their page has. */
export const markOf = (userId: number) => String(userId);
export const markText = (userId: number) => `造界 ${userId}`;

/** A work uses two files: the picture itself, for its owner, and what others see. */
export const useOfMaster = (workId: number, userId: number) =>
  ({ kind: 'work-master', ownerId: workId, readers: 'owner', readerIds: [userId] }) as const;
export const useOfShown = (workId: number) =>
  ({ kind: 'work', ownerId: workId, readers: 'everybody' }) as const;
