/** The section is an anchor: the comment button of the post leads to it. */
export const COMMENTS_ID = 'comments';

let isWriting = false;

function takeUpPen(): boolean {
  const box = document.getElementById(COMMENTS_ID)?.querySelector('textarea');
  box?.focus({ preventScroll: true });
  return box != null;
}

/** To the section, with the cursor in its box where there is one, or as soon as it has come. */
export function goToComments(): void {
  document.getElementById(COMMENTS_ID)?.scrollIntoView();
  isWriting = !takeUpPen();
}

/** The box has come: whoever went there to write finds the cursor in it. */
export function takeUpPenIfWanted(): void {
  if (isWriting) takeUpPen();
  isWriting = false;
}
