/** Whether somebody may book what another offers; a visitor may, once signed in. */
export function canBook(
  viewer: { userId: number } | null,
  creator: { userId: number; isOn: boolean; isApart: boolean },
): boolean {
  return creator.isOn && !creator.isApart && viewer?.userId !== creator.userId;
}
