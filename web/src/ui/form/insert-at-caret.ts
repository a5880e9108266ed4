type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts some characters where one is writing, and the caret behind them, once they are drawn. */
export function insertAtCaret(
  field: Field | null,
  text: string,
  added: string,
  change: (text: string) => void,
): void {
  const { selectionStart, selectionEnd } = field ?? {};
  const start = selectionStart ?? text.length;
  change(text.slice(0, start) + added + text.slice(selectionEnd ?? start));
  const caret = start + added.length;
  requestAnimationFrame(() => field?.setSelectionRange(caret, caret));
}
