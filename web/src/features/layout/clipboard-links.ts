const ANSWERED_KEY = 'zaojie:clipboard-answered';

/** Of browsers that know the permission; `unknown` where it can neither be read nor asked for. */
export async function clipboardPermission(): Promise<PermissionState | 'unknown'> {
  try {
    return (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state;
  } catch {
    return 'unknown';
  }
}

/** Empty where the browser refuses after all, or the person does. */
export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
  }
}

/** Whoever has answered once is not asked again. */
export function hasAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED_KEY) !== null;
  } catch {
    // Where nothing can be remembered, asking would never end.
    return true;
  }
}

export function rememberAnswer(): void {
  try {
    localStorage.setItem(ANSWERED_KEY, '1');
  } catch {
    // hasAnswered says so already.
  }
}
