/** Whether somebody gave the right password; false when they went away. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Whoever can ask says so while they are there. */
export function askPasswordsBy(next: Asker): () => void {
  asker = next;
  return () => {
    if (asker === next) asker = null;
  };
}

/** Several calls at once are one question. Without anybody to ask, nobody is asked. */
export function askForPassword(): Promise<boolean> {
  if (asker === null) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
}
