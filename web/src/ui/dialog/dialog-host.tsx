import { useEffect, useId, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  currentDialog,
  enterDialogHost,
  forgetDialog,
  innermostDialogHost,
  subscribeToDialogs,
  type DialogRequest,
} from './dialogs.ts';

type Question = ComponentType<{ request: DialogRequest }>;

/** The browser's own box, for when the code of ours cannot be fetched: a question must not go unanswered. */
function askPlainly(request: DialogRequest): void {
  const text = `${request.title}\n${request.message}`;
  if (request.cancellable) {
    request.answer(window.confirm(text));
  } else {
    window.alert(text);
    request.answer(true);
  }
  forgetDialog(request.id);
}

/** Draws the questions of `dialog.*`; mounted once by the app. Fetches its code with the first question. */
export function DialogHost() {
  const id = useId();
  useEffect(() => enterDialogHost(id), [id]);
  const request = useSyncExternalStore(
    subscribeToDialogs,
    () => (innermostDialogHost() === id ? currentDialog() : null),
    () => null,
  );
  const [QuestionView, setQuestionView] = useState<Question | null>(null);

  useEffect(() => {
    if (!request || QuestionView) return;
    import('./dialog-question.tsx').then(
      (module) => setQuestionView(() => module.DialogQuestion),
      () => askPlainly(request),
    );
  }, [request, QuestionView]);

  return request && QuestionView ? <QuestionView key={request.id} request={request} /> : null;
}
