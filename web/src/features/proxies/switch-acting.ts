import { setActing } from '../../api/acting.ts';

/** Everything that this tab has shown was somebody else's: it begins anew. */
function beginAt(path: string): void {
  globalThis.location.assign(path);
}

export function startActing(principalId: number, path: string): void {
  setActing(principalId);
  beginAt(path);
}

export function stopActing(): void {
  setActing(null);
  beginAt('/profile/proxy');
}
