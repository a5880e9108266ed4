import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldFace } from './field.tsx';
import { BARE_CONTROL, inputBoxClass } from './input-box.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface TextInputProps extends FieldFace, Omit<ComponentProps<'input'>, 'prefix'> {
  /** The value has been checked and is fine: shows a tick. */
  good?: boolean | undefined;
  /** Before the text, such as ¥ or a search icon. */
  leading?: ReactNode;
  /** After the text, such as a unit or a button. */
  trailing?: ReactNode;
  /** Beside the frame, such as the button that sends a code. */
  beside?: ReactNode;
  inputClassName?: string | undefined;
}

/** Takes the result of react-hook-form's `register` as it is. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, error, hint, good = false, leading, trailing, beside, ...rest } = props;
  const { id, className, inputClassName, type = 'text', ...native } = rest;
  return (
    <Field {...{ label, labelHidden, error, hint, id, className }}>
      {(control) => (
        <div className="flex items-center gap-2.5">
          <div className={inputBoxClass(Boolean(error), 'h-11 min-w-0 flex-1 px-3.5 max-md:h-12')}>
            {leading}
            <input
              {...native}
              {...control}
              type={type}
              className={classNames(BARE_CONTROL, 'h-full', inputClassName)}
            />
            {good && !error ? (
              <>
                <Check size={18} strokeWidth={1.75} className="shrink-0 text-success" aria-hidden="true" />
                <VisuallyHidden>填写正确</VisuallyHidden>
              </>
            ) : null}
            {trailing}
          </div>
          {beside}
        </div>
      )}
    </Field>
  );
}
