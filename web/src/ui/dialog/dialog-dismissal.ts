interface Dismissal {
  reason: string;
  event: Event;
}

const DOUBLE_PRESS_MS = 500;
const SAME_PLACE_PX = 24;
type Press = { timeStamp: number; clientX: number; clientY: number };
let [pressedBefore, pressed]: [Press?, Press?] = [];
if (typeof document !== 'undefined') {
  const note = ({ timeStamp, clientX, clientY }: PointerEvent) => {
    [pressedBefore, pressed] = [pressed, { timeStamp, clientX, clientY }];
  };
  document.addEventListener('pointerdown', note, { capture: true, passive: true });
}
/** The other half of a double press: the first has opened what the second would close. */
function isSecondOfTwo(): boolean {
  if (pressedBefore === undefined || pressed === undefined) return false;
  const apart = pressed.timeStamp - pressedBefore.timeStamp;
  const way = Math.hypot(pressed.clientX - pressedBefore.clientX, pressed.clientY - pressedBefore.clientY);
  return apart >= 0 && apart < DOUBLE_PRESS_MS && way < SAME_PLACE_PX;
}

/** Whether a press outside is meant for this dialog: one on a toast belongs to the toast. */
export function mayDismiss({ reason, event }: Dismissal): boolean {
  if (reason !== 'outside-press' && reason !== 'focus-out') return true;
  if (reason === 'outside-press' && isSecondOfTwo()) return false;
  return !(event.target instanceof Element && event.target.closest('[data-toasts]'));
}
