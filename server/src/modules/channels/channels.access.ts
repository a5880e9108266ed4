import * as endpoints from '@zaojie/contract/channels/channel.endpoints';
import { accessOf, forMembers, withSecret } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';

const endpoint = 'https://fcm.googleapis.com/fcm/send/';

async function askForKey({ app, n }: Stage) {
  return { publicKey: (await app.services.push?.publicKey()) ?? '', endpoint: `${endpoint}matrix-${n}` };
}

export const access = accessOf(askForKey, (row) => [
  row(endpoints.getChannels, forMembers),
  row(endpoints.setChannel, forMembers, () => ({
    body: { event: 'like' as const, channel: 'mail' as const, is_on: true },
  })),
  // None of them has an address.
  row(endpoints.askMailConfirmation, { ...withSecret, visitor: 'login' }),
  row(endpoints.confirmMail, withSecret, () => ({ body: { token: `x.${'y'.repeat(43)}` } })),
  row(endpoints.unsubscribeMail, withSecret, () => ({ body: { token: `x.${'y'.repeat(43)}` } })),
  row(endpoints.subscribePush, forMembers, (things) => ({
    body: {
      endpoint: things.endpoint,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      public_key: things.publicKey,
    },
  })),
  row(endpoints.unsubscribePush, forMembers, (things) => ({ body: { endpoint: things.endpoint } })),
]);
