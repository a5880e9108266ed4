import type { ownAccount } from '@zaojie/contract/accounts/account.schemas';
import { userChanges } from '@zaojie/contract/users/user-changes.schemas';
import type { z } from 'zod';

export type OwnAccount = z.output<typeof ownAccount>;

export const fields = ['nickname', 'bio', 'backgroundInfo', 'avatar', 'background'] as const;
export type Field = (typeof fields)[number];
export type FormValues = Record<Field, string>;

export type FormChanges = Partial<FormValues>;

export function valuesOf(account: OwnAccount): FormValues {
  const { nickname, bio, backgroundInfo, avatar, background } = account;
  return { nickname, bio, backgroundInfo, avatar, background };
}

/** Only what differs: what somebody changed elsewhere meanwhile isn't overwritten. */
export function changesIn(values: FormValues, saved: FormValues): FormChanges {
  const changed = fields.filter((field) => values[field].trim() !== saved[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
}

export type FormErrors = Partial<Record<Field, string>>;

export function errorsIn(changes: FormChanges): FormErrors {
  const issues = userChanges.safeParse(changes).error?.issues ?? [];
  // Of several the first is said, as the server does; later entries win.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** 138****0917 stands as it came; an address keeps its first letter and where it leads. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? '' : `${[...name][0] ?? ''}***@${domain}`;
}
