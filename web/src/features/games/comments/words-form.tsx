import { limits } from '@zaojie/contract/limits';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { BARE_CONTROL, inputBoxClass } from '../../../ui/form/input-box.ts';
import { useWords } from './use-words.ts';

export type WordsFormProps = {
  gameId: number;
  place: string;
  answeredId?: number | null;
  rating?: number | null;
  label: string;
  placeholder: string;
  sendText: string;
  /** Above the words: the stars. */
  head?: ReactNode;
  takesFocus?: boolean;
  onDone?: () => void;
  onClose?: () => void;
};

/** A box to write in, with its button. */
export function WordsForm(props: WordsFormProps) {
  const { gameId, place, answeredId = null, rating = null, label, placeholder, sendText, head } = props;
  const { takesFocus = false, onDone, onClose } = props;
  const words = useWords({ gameId, place, answeredId, rating, onDone: () => onDone?.() });
  const { field, text, fault } = words;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus, field]);

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      words.send();
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        words.send();
      }}
      className="min-w-0 flex-1"
    >
      <Field label={label} labelHidden error={fault}>
        {(control) => (
          <div
            className={inputBoxClass(
              fault !== undefined,
              'flex-col items-stretch gap-1 px-3.5 pt-2.5 pb-2.5',
            )}
          >
            {head}
            <textarea
              {...control}
              ref={field}
              rows={2}
              placeholder={placeholder}
              value={text}
              onChange={(event) => words.change(event.target.value)}
              onKeyDown={handleKey}
              className={`${BARE_CONTROL} field-sizing-content max-h-80 min-h-[3.4em] resize-none text-15 leading-text max-md:text-16`}
            />
            <div className="flex items-center justify-end gap-2">
              <span className="mr-auto text-12 text-ink-3">至少 {limits.comment.min} 个字</span>
              {onClose ? (
                <Button size="small" look="quiet" onClick={onClose}>
                  取消
                </Button>
              ) : null}
              <Button
                type="submit"
                size="small"
                look="primary"
                disabled={words.isEmpty}
                loading={words.isSending}
              >
                {sendText}
              </Button>
            </div>
          </div>
        )}
      </Field>
    </form>
  );
}
