import { cleanup } from '@testing-library/react';
import { currentDialog, forgetDialog } from '../src/ui/dialog/dialogs.ts';

// Where modules stay from one file to the next, so do trees that nobody took down and questions that nobody answered: the
// next form would draw them over itself.
cleanup();
for (let open = currentDialog(); open !== null; open = currentDialog()) {
  open.answer(false);
  forgetDialog(open.id);
}
