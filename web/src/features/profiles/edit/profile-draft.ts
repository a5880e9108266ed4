import { fields, type FormChanges } from './profile-form.ts';

const keyOf = (userId: number) => `zaojie:draft:${userId}:profile`;

/** What was changed and not saved; unchanged fields aren't kept, so that they follow what is saved elsewhere. */
export function readProfileDraft(userId: number): FormChanges {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, unknown> | null;
    const kept = fields.filter((field) => typeof stored?.[field] === 'string');
    return Object.fromEntries(kept.map((field) => [field, stored?.[field]]));
  } catch {
    return {};
  }
}

export function keepProfileDraft(userId: number, changes: FormChanges): void {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(changes));
  } catch {
    // Storage is full or forbidden: the form itself still holds the words.
  }
}
