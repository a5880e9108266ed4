const tasks = new Set<() => void>();

/** Runs a task whenever the page is left for another, by a link, by Back or by the program; returns the way back. */
export function whenLeft(task: () => void): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

export function tellLeft(): void {
  // A task may take itself, or others, out of the set.
  for (const task of Array.from(tasks)) task();
}
