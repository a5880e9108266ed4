/** Unsent words wait behind this button. */
export function DraftMark() {
  return <span className="text-ochre-ink">[草稿]</span>;
}
