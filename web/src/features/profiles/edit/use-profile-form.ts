import { useEffect, useState } from 'react';
import { keepProfileDraft, readProfileDraft } from './profile-draft.ts';
import {
  changesIn,
  errorsIn,
  valuesOf,
  type Field,
  type FormErrors,
  type OwnAccount,
} from './profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** What is typed over what is saved: a field that nobody touched follows the account. */
export function useProfileForm(account: OwnAccount) {
  const saved = valuesOf(account);
  const [touched, setTouched] = useState(() => readProfileDraft(account.id));
  const [shownErrors, setShownErrors] = useState<FormErrors>({});
  const { isSaving, save } = useSaveProfile(account.id);
  const values = { ...saved, ...touched };
  const changes = changesIn(values, saved);
  const errors = errorsIn(changes);
  const unsaved = Object.keys(changes).length;

  const draft = JSON.stringify(changes);
  useEffect(() => {
    keepProfileDraft(account.id, JSON.parse(draft) as typeof changes);
  }, [account.id, draft]);

  async function submit(): Promise<void> {
    setShownErrors(errors);
    if (unsaved === 0 || Object.keys(errors).length > 0) return;
    if (await save(changes)) setTouched({});
  }

  return {
    values,
    unsaved,
    isSaving,
    /** While a field that was refused is mended, its error goes as soon as it is right. */
    errorOf: (field: Field) => (shownErrors[field] === undefined ? undefined : errors[field]),
    set: (field: Field, value: string) => setTouched((before) => ({ ...before, [field]: value })),
    discard: () => setTouched({}),
    submit,
  };
}
