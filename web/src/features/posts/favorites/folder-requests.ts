let current: number | null = null;
const listeners = new Set<() => void>();

function change(next: number | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Asks into which folder a post goes; `<FolderPickerHost/>` draws the question. */
export function openFolderPicker(postId: number): void {
  change(postId);
}

export function closeFolderPicker(): void {
  change(null);
}

export function pickedPost(): number | null {
  return current;
}

export function subscribeToPicks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
