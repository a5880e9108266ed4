/**
 * For the ref of a form. Leaving a field checks it, and a message that comes or goes moves all below it; a button
 * pressed at that moment would slip away under the pointer and the click be lost. So a press keeps the focus.
 */
export function keepFocusOnPress(form: HTMLFormElement | null): (() => void) | undefined {
  form?.addEventListener('mousedown', keepFocus);
  return () => form?.removeEventListener('mousedown', keepFocus);
}

function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
