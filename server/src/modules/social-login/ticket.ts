import type { Context } from '../../frame/context.ts';
import { keyedHash } from '../accounts/index.ts';

/** Made from the state, so that a lost answer can be asked for again until the ticket is spent. */
export function ticketFor(context: Context, state: string): string {
  return keyedHash(context.secret, 'social-ticket', state).toString('base64url');
}
