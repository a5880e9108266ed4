import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldFace } from './field.tsx';
import { BARE_CONTROL, inputBoxClass } from './input-box.ts';

export interface TextareaProps extends FieldFace, ComponentProps<'textarea'> {
  /** Length so far; with `maxLength` it shows 12 / 500 in the corner. */
  length?: number | undefined;
  inputClassName?: string | undefined;
}

/* Of `leading-text`. A control that grows with its text ignores `rows`, so its least height is set from them. */
const LINE_HEIGHT = 1.7;

/** Grows with its text where the browser can, from `rows` up. */
export function Textarea(props: TextareaProps) {
  const {
    label,
    labelHidden,
    error,
    hint,
    id,
    className,
    inputClassName,
    length,
    rows = 4,
    ...native
  } = props;
  return (
    <Field {...{ label, labelHidden, error, hint, id, className }}>
      {(control) => (
        <div className={inputBoxClass(Boolean(error), 'flex-col items-stretch gap-1 px-3.5 py-2.5')}>
          <textarea
            {...native}
            {...control}
            rows={rows}
            style={{ minHeight: `${rows * LINE_HEIGHT}em` }}
            className={classNames(
              BARE_CONTROL,
              'field-sizing-content max-h-100 resize-none leading-text',
              inputClassName,
            )}
          />
          {length !== undefined && native.maxLength !== undefined ? (
            <span className="text-right text-12 leading-none text-ink-3" aria-hidden="true">
              {length} / {native.maxLength}
            </span>
          ) : null}
        </div>
      )}
    </Field>
  );
}
