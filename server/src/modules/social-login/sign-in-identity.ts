import { randomBytes } from 'node:crypto';
import type { SignedIn } from '@zaojie/contract/accounts/account.schemas';
import { limits } from '@zaojie/contract/limits';
import { isStorableText } from '@zaojie/contract/text-rules';
import type { Context } from '../../frame/context.ts';
import type { Tx } from '../../db/database.ts';
import { emitEvent } from '../../platform/events/emit-event.ts';
import { signInHere } from '../accounts/index.ts';
import { agreeToAll } from '../legal/index.ts';
import { getCredentials, insertUser } from '../users/index.ts';
import { findIdentityOwner, insertIdentity, lockIdentity } from './identity.queries.ts';

export type Identity = { provider: string; openid: string; nickname: string };

/** Signs in the owner of an identity; the first time, the identity becomes an account. */
export async function signInIdentity(tx: Tx, context: Context, identity: Identity): Promise<SignedIn> {
  await lockIdentity(tx, identity.provider, identity.openid);
  const known = await findIdentityOwner(tx, identity.provider, identity.openid);
  const userId = known ?? (await createOwner(tx, identity, context.now()));
  const user = await getCredentials(tx, userId);
  context.log.info({ event: 'login.succeeded', userId, via: identity.provider }, 'login succeeded');
  return signInHere(tx, context, user);
}

async function createOwner(tx: Tx, identity: Identity, now: Date): Promise<number> {
  const nickname = isStorableText(identity.nickname)
    ? [...identity.nickname.trim()].slice(0, limits.nicknameMax).join('')
    : '';
  const userId = await insertUser(tx, {
    username: `wx_${randomBytes(6).toString('hex')}`,
    nickname,
    email: null,
    mobile: null,
    passwordHash: null,
  });
  await insertIdentity(tx, { provider: identity.provider, openid: identity.openid, userId, nickname });
  await agreeToAll(tx, [userId], now);
  await emitEvent(tx, 'user.registered', { userId });
  return userId;
}
