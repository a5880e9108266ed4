/** The search page for these words; blank ones lead nowhere. */
export function searchPath(keyword: string): string | null {
  const trimmed = keyword.trim();
  return trimmed === '' ? null : `/search?${new URLSearchParams({ keyword: trimmed, type: 'post' })}`;
}
