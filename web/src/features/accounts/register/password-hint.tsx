import { Check, Circle, TriangleAlert } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { isWeakPassword, passwordRules } from './password-rules.ts';

/** The password rule, ticked off while typing, and a word about passwords that everybody guesses. */
export function PasswordHint({ password }: { password: string }) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-2.5">
        {passwordRules(password).map(({ label, isMet }) => (
          <li key={label} className={classNames('flex items-center gap-0.75', isMet && 'text-success')}>
            {isMet ? (
              <Check size={14} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Circle size={6} strokeWidth={2} className="mx-1" aria-hidden="true" />
            )}
            {label}
            {isMet ? <VisuallyHidden>，已满足</VisuallyHidden> : null}
          </li>
        ))}
      </ul>
      <output className="block text-warning">
        {isWeakPassword(password) ? (
          <span className="flex items-center gap-1">
            <TriangleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            强度弱，容易被猜到
          </span>
        ) : null}
      </output>
    </>
  );
}
