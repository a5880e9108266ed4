import type { askMailConfirmation as endpoint } from '@zaojie/contract/channels/channel.endpoints';
import { channelErrors } from '@zaojie/contract/channels/channel.errors';
import { Answer, type Action } from '../../frame/action.ts';
import { Refusal } from '../../frame/refusal.ts';
import { findAddress, forgetAsking, noteAsked } from './address.queries.ts';
import { confirmationToken } from './mail-token.ts';
import { confirmationMail } from './sending/mail-words.ts';

const AGAIN_AFTER_MS = 60_000;
const GOOD_FOR_MS = 24 * 3_600_000;

/** What is meant is written down, then the mail goes; one that didn't go may be asked for again at once. */
export const askMailConfirmation: Action<typeof endpoint> = async (context, _input) => {
  const { viewer, db, mail, secret, origin } = context;
  if (!mail) throw new Refusal(channelErrors.mailOff);
  const found = await findAddress(db, viewer.userId);
  if (!found) throw new Refusal(channelErrors.noAddress);
  if (found.isConfirmed) throw new Refusal(channelErrors.confirmed);
  const now = context.now();
  const address = found.address.toLowerCase();
  const after = new Date(now.getTime() - AGAIN_AFTER_MS);
  const isNoted = await context.transaction((tx) => noteAsked(tx, viewer.userId, { address, now, after }));
  if (!isNoted) throw new Refusal(channelErrors.tooSoon);
  const told = { userId: viewer.userId, address, untilMs: now.getTime() + GOOD_FOR_MS };
  const path = `/mail/confirm?token=${confirmationToken(secret, told)}`;
  try {
    await mail.send({ to: found.address, ...confirmationMail(`${origin}${path}`) });
  } catch (error) {
    context.log.error({ err: error }, 'a mail could not be sent');
    await context.transaction((tx) => forgetAsking(tx, viewer.userId));
    throw new Refusal(channelErrors.notSent);
  }
  return new Answer('确认邮件已发出', { link: mail.isSandbox ? path : null });
};
