import type { ownAccount } from '@zaojie/contract/accounts/account.schemas';
import type { About } from '@zaojie/contract/profiles/profile.schemas';
import { userChanges, type UserChanges } from '@zaojie/contract/users/user-changes.schemas';
import type { UserLink } from '@zaojie/contract/users/user-details.schemas';
import type { z } from 'zod';

export type OwnAccount = z.output<typeof ownAccount>;

export const fields = [
  'nickname',
  'bio',
  'backgroundInfo',
  'avatar',
  'background',
  'city',
  'about',
  'skills',
  'tools',
  'links',
] as const;
export type Field = (typeof fields)[number];
/** Lists are texts here as well, so that a draft and a difference are the same for every field. */
export type FormValues = Record<Field, string>;
export type FormChanges = Partial<FormValues>;

export const wordsOf = (text: string): string[] => text.split('\n').filter((word) => word !== '');
export const textOfWords = (words: readonly string[]): string => words.join('\n');

export function linksOf(text: string): UserLink[] {
  return wordsOf(text).map((line) => {
    const [url = '', label = ''] = line.split('\t');
    return { label, url };
  });
}
/** A row that nobody has filled in yet stays a row. */
export const textOfLinks = (links: readonly UserLink[]): string =>
  links.map(({ url, label }) => `${url}\t${label}`).join('\n');

export type DetailValues = Pick<FormValues, 'city' | 'about' | 'skills' | 'tools' | 'links'>;

export function detailValuesOf({ city, about, skills, tools, links }: About): DetailValues {
  return { city, about, skills: textOfWords(skills), tools: textOfWords(tools), links: textOfLinks(links) };
}

export function valuesOf(account: OwnAccount, about: About): FormValues {
  const { nickname, bio, backgroundInfo, avatar, background } = account;
  return { nickname, bio, backgroundInfo, avatar, background, ...detailValuesOf(about) };
}

const isField = (name: string): name is Field => fields.some((field) => field === name);

/** Only what differs: what somebody changed elsewhere meanwhile isn't overwritten. */
export function changesIn(values: FormChanges, saved: FormChanges): FormChanges {
  const names = Object.keys(saved).filter(isField);
  const changed = names.filter((name) => values[name]?.trim() !== saved[name]?.trim());
  return Object.fromEntries(changed.map((name) => [name, values[name]?.trim()]));
}

/** As the call takes it. */
export function bodyOf({ skills, tools, links, ...rest }: FormChanges): UserChanges {
  return {
    ...rest,
    ...(skills !== undefined && { skills: wordsOf(skills) }),
    ...(tools !== undefined && { tools: wordsOf(tools) }),
    ...(links !== undefined && { links: linksOf(links) }),
  };
}

export type FormErrors = Partial<Record<Field, string>>;

export function errorsIn(changes: FormChanges): FormErrors {
  const issues = userChanges.safeParse(bodyOf(changes)).error?.issues ?? [];
  // Of several the first is said, as the server does; later entries win.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** 138****0917 stands as it came; an address keeps its first letter and where it leads. */
export function maskEmail(email: string): string {
  const [name = '', domain] = email.split('@');
  return domain === undefined ? '' : `${[...name][0] ?? ''}***@${domain}`;
}
