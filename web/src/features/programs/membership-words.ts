/** What somebody is in a project: 发起人，美术. */
export function membershipWords(isOwner: boolean, roles: readonly string[]): string {
  const words = new Set([...(isOwner ? ['发起人'] : []), ...roles.filter((role) => role !== '')]);
  return words.size === 0 ? '成员' : [...words].join('，');
}
