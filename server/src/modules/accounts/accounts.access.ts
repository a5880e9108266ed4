import * as endpoints from '@zaojie/contract/accounts/account.endpoints';
import * as contactEndpoints from '@zaojie/contract/accounts/contact.endpoints';
import {
  accessOf,
  forAdmin,
  forEveryone,
  forMembers,
  forOwner,
  withSecret,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { newMobile, PASSWORD, requestCode, signIn } from '../../../test/test-people.ts';

/** A number whose code went to somebody else, and a second device of the owner's. */
async function askForCode({ app, owner }: Stage) {
  const mobile = newMobile();
  const sent = await requestCode(app, mobile);
  await signIn(app, owner.username);
  const device = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { mobile, wrongCode: sent === '123456' ? '654321' : '123456', deviceId: device.id };
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
  row(endpoints.confirmPassword, forAdmin, () => ({ body: { password: PASSWORD } })),
  row(endpoints.listSessions, forMembers),
  row(endpoints.endSession, forOwner, ({ deviceId }) => ({ body: { id: deviceId } })),
  row(endpoints.endOtherSessions, forMembers),
  row(contactEndpoints.getContacts, forMembers),
  // The stage's people have neither a number nor an address yet.
  row(contactEndpoints.sendProofCode, { ...withSecret, visitor: 'login' }, () => ({
    body: { by: 'mobile' as const },
  })),
  row(contactEndpoints.checkProofCode, { ...withSecret, visitor: 'login' }, ({ wrongCode }) => ({
    body: { by: 'mobile' as const, code: wrongCode },
  })),
  row(contactEndpoints.sendContactCode, forMembers, () => ({
    body: { kind: 'mobile' as const, value: newMobile() },
  })),
  row(contactEndpoints.changeContact, { ...withSecret, visitor: 'login' }, ({ mobile, wrongCode }) => ({
    body: { kind: 'mobile' as const, value: mobile, code: wrongCode },
  })),
]);
