import type { qrcodeCallback as endpoint } from '@zaojie/contract/social-login/social-login.endpoints';
import type { Action } from '../../frame/action.ts';
import { hashToken, randomToken } from '../accounts/index.ts';
import { moveAttempt } from './attempt.queries.ts';
import { identify } from './identify.ts';

export const qrcodeCallback: Action<typeof endpoint> = async (context, { query }) => {
  const { profile } = await identify(context, 'qrcode', query);
  const confirmKey = randomToken();
  await context.transaction((tx) =>
    moveAttempt(tx, hashToken(query.state), 'qrcode', {
      from: 'exchanging',
      to: 'scanned',
      now: context.now(),
      ...profile,
      confirm_key_hash: hashToken(confirmKey),
    }),
  );
  return { nickname: profile.nickname, avatar: profile.avatar, confirm_key: confirmKey };
};
