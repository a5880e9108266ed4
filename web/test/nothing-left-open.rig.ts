import { cleanup, fireEvent, render } from '@testing-library/react';
import { drawToastsWith } from '../src/ui/feedback/toast.tsx';
import { currentDialog, forgetDialog } from '../src/ui/dialog/dialogs.ts';

// Where modules stay from one file to the next, so do trees that nobody took down and questions that nobody answered: the
// next form would draw them over itself.
cleanup();
// React tells no selection while it believes that a mouse button is down, and believes it until it hears of the button again.
fireEvent.mouseUp(render(null).container);
cleanup();
for (let open = currentDialog(); open !== null; open = currentDialog()) {
  open.answer(false);
  forgetDialog(open.id);
}
// What was said while nobody drew it waits for the first who does.
drawToastsWith(() => undefined)();
