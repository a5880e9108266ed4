import { useEffect, useState } from 'react';
import { keepProfileDraft, readProfileDraft } from './profile-draft.ts';
import { changesIn, errorsIn, type Field, type FormChanges, type FormErrors } from './profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

type ProfileFormOptions<Saved> = {
  userId: number;
  /** The fields of the form, as they are saved. */
  saved: Saved;
  /** What isn't saved is kept for the next time. */
  keepsDraft?: boolean;
};

/** What is typed over what is saved: a field that nobody touched follows the account. */
export function useProfileForm<Saved extends FormChanges>(options: ProfileFormOptions<Saved>) {
  const { userId, saved, keepsDraft = false } = options;
  const [touched, setTouched] = useState(() => (keepsDraft ? readProfileDraft(userId) : {}));
  const [shownErrors, setShownErrors] = useState<FormErrors>({});
  const { isSaving, save } = useSaveProfile(userId);
  const values: Saved = { ...saved, ...touched };
  const changes = changesIn(values, saved);
  const errors = errorsIn(changes);
  const unsaved = Object.keys(changes).length;

  const draft = JSON.stringify(changes);
  useEffect(() => {
    if (keepsDraft) keepProfileDraft(userId, JSON.parse(draft) as typeof changes);
  }, [userId, keepsDraft, draft]);

  async function submit(): Promise<boolean> {
    setShownErrors(errors);
    if (unsaved === 0 || Object.keys(errors).length > 0) return false;
    const isSaved = await save(changes);
    if (isSaved) setTouched({});
    return isSaved;
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
