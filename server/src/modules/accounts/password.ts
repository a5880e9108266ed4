import { hash, verify } from '@node-rs/argon2';

// What the library does by default: argon2id with 19 MiB, two passes, one lane.
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | null = null;

/** Takes the same time whether or not there is a password to compare with. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password that nobody has');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== null;
}
