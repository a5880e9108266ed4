import type * as endpoints from '@zaojie/contract/social-login/social-login.endpoints';
import { socialLoginErrors } from '@zaojie/contract/social-login/social-login.errors';
import type { Binding } from '@zaojie/contract/social-login/social-login.schemas';
import { limits } from '@zaojie/contract/limits';
import { isStorableText } from '@zaojie/contract/text-rules';
import type { Db } from '../../db/database.ts';
import { Answer, type Action } from '../../frame/action.ts';
import type { Context, Viewer } from '../../frame/context.ts';
import { Refusal } from '../../frame/refusal.ts';
import { hashToken } from '../accounts/index.ts';
import { getCredentials, lockCredentials } from '../users/index.ts';
import { spendTicket } from './attempt.queries.ts';
import {
  deleteIdentities,
  findIdentityOf,
  findIdentityOwner,
  insertIdentity,
  lockIdentity,
} from './identity.queries.ts';
import { requireProvider } from './start-attempt.ts';

async function viewBinding(db: Db, context: Context<Viewer>): Promise<Binding> {
  const { userId } = context.viewer;
  const identity = await findIdentityOf(db, userId);
  const { password_hash: hash } = await getCredentials(db, userId);
  return {
    is_offered: context.socialProvider !== null,
    is_bound: identity !== undefined,
    nickname: identity?.nickname ?? '',
    can_release: identity !== undefined && hash !== null,
  };
}

export const getBinding: Action<typeof endpoints.getBinding> = (context) => viewBinding(context.db, context);

export const bindWechat: Action<typeof endpoints.bindWechat> = async (context, { body }) => {
  const provider = requireProvider(context);
  const { userId } = context.viewer;
  const binding = await context.transaction(async (tx) => {
    const attempt = await spendTicket(tx, hashToken(body.ticket), body.openid, context.now());
    if (!attempt) throw new Refusal(socialLoginErrors.stateInvalid);
    await lockIdentity(tx, provider.name, body.openid);
    const owner = await findIdentityOwner(tx, provider.name, body.openid);
    if (owner !== null && owner !== userId) throw new Refusal(socialLoginErrors.taken);
    // Whoever binds a second one at the same moment waits here, and finds the first.
    await lockCredentials(tx, userId, 'alone');
    if (owner === null && (await findIdentityOf(tx, userId))) throw new Refusal(socialLoginErrors.bound);
    if (owner === null) {
      const nickname = isStorableText(attempt.nickname)
        ? [...attempt.nickname.trim()].slice(0, limits.nicknameMax).join('')
        : '';
      await insertIdentity(tx, { provider: provider.name, openid: body.openid, userId, nickname });
    }
    return viewBinding(tx, context);
  });
  context.log.info({ event: 'wechat.bound', userId }, 'social identity bound');
  return new Answer('微信已绑定', binding);
};

export const releaseWechat: Action<typeof endpoints.releaseWechat> = async (context) => {
  const { userId } = context.viewer;
  const binding = await context.transaction(async (tx) => {
    const { password_hash: hash } = await lockCredentials(tx, userId);
    if (!(await findIdentityOf(tx, userId))) throw new Refusal(socialLoginErrors.unbound);
    if (hash === null) throw new Refusal(socialLoginErrors.onlyWay);
    await deleteIdentities(tx, userId);
    return viewBinding(tx, context);
  });
  context.log.info({ event: 'wechat.released', userId }, 'social identity released');
  return new Answer('微信已解绑', binding);
};
