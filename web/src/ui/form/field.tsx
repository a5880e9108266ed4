import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface FieldFace {
  label: string;
  /** Keeps the label for screen readers only, where the surroundings already say it. */
  labelHidden?: boolean | undefined;
  /** What is wrong with the value; shown under the control. */
  error?: string | undefined;
  /** Help under the control, while there is no error. */
  hint?: ReactNode;
}

/** What a control must carry to belong to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldFace {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="alert" className="mt-1 flex items-start gap-1.25 text-13 leading-5 text-danger">
      <CircleAlert size={14} strokeWidth={1.75} className="mt-0.75 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}

/** Label above, control, then error or hint. For a control that the kit's own inputs do not cover. */
export function Field({ label, labelHidden = false, error, hint, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error) || Boolean(hint);
  return (
    <div className={classNames('min-w-0', className)}>
      <label
        htmlFor={controlId}
        className={labelHidden ? 'sr-only' : 'mb-1.5 block text-13 leading-ui text-ink-2'}
      >
        {label}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {error ? <FieldError id={noteId} text={error} /> : null}
      {!error && hint ? (
        <div id={noteId} className="mt-1 text-13 leading-5 text-ink-3">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
