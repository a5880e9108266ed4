import { accountHolders } from './people/accounts.ts';
import { makers } from './people/makers.ts';
import { painters } from './people/painters.ts';
import type { Person } from './people/person.ts';

export const people: readonly Person[] = [...accountHolders, ...painters, ...makers];

/** A domain nobody can own, so that no mail ever reaches a stranger. */
export function demoEmail(username: string): string {
  return `${username}@demo.zaojie.example`;
}
