import * as endpoints from '@zaojie/contract/accounts/account.endpoints';
import { accessOf, forEveryone, forMembers, withSecret } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { newMobile, PASSWORD, requestCode } from '../../../test/test-people.ts';

/** A number whose code went to somebody else. */
async function askForCode({ app }: Stage) {
  const mobile = newMobile();
  const sent = await requestCode(app, mobile);
  return { mobile, wrongCode: sent === '123456' ? '654321' : '123456' };
}

export const access = accessOf(askForCode, (row) => [
  row(endpoints.login, forEveryone, ({ owner }) => ({
    body: { account: owner.username, password: PASSWORD },
  })),
  row(endpoints.register, withSecret, ({ n, mobile, wrongCode }) => ({
    body: {
      username: `newcomer_${n}`,
      email: `newcomer${n}@example.com`,
      mobile,
      code: wrongCode,
      password: PASSWORD,
    },
  })),
  row(endpoints.resetPassword, withSecret, ({ mobile, wrongCode }) => ({
    body: { mobile, code: wrongCode, password: PASSWORD },
  })),
  row(endpoints.setFirstPassword, { ...withSecret, visitor: 'login' }, ({ mobile, wrongCode }) => ({
    body: { mobile, code: wrongCode, password: PASSWORD },
  })),
  row(endpoints.logout, forMembers),
  row(endpoints.sendCode, forEveryone, () => ({
    body: { mobile: newMobile(), event: 'register' as const },
  })),
  row(endpoints.getOwnAccount, forMembers),
  row(endpoints.changePassword, forMembers, () => ({
    body: { old_password: PASSWORD, new_password: PASSWORD },
  })),
]);
