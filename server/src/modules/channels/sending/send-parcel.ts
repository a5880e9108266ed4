import { transaction } from '../../../db/transaction.ts';
import type { Services } from '../../../frame/context.ts';
import { MailRefused } from '../../../platform/mail/mail.ts';
import { findAddress } from '../address.queries.ts';
import { unsubscribeToken } from '../mail-token.ts';
import { listBrowsers, removeGone, type Browser } from '../subscription.queries.ts';
import { scheduleSending } from './channel.jobs.ts';
import { noticeMail } from './mail-words.ts';
import { endParcel, holdParcel, releaseParcel, type Parcel } from './parcel.queries.ts';
import { pushNote } from './push-words.ts';

/** Longer than any call takes. */
const HOLD_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
/** The pause after each try that failed; after the last one it is given up. */
const pauses = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE_MS);

type Sending = { reached: number[]; failure: string | null; isFinal: boolean };
const done = (reached: number[] = []): Sending => ({ reached, failure: null, isFinal: true });
const lost = (failure: string): Sending => ({ reached: [], failure, isFinal: true });

const originOf = ({ config }: Services) => config.publicUrl ?? `http://localhost:${config.port}`;
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300);

async function sendMail(services: Services, { id, userId, lines }: Parcel): Promise<Sending> {
  const { db, mail, secret } = services;
  const found = await findAddress(db, userId);
  if (!mail || !found?.isConfirmed) return lost('no confirmed address');
  const origin = originOf(services);
  const token = unsubscribeToken(secret, userId);
  try {
    await mail.send({
      to: found.address,
      ...noticeMail(lines, origin, `${origin}/mail/unsubscribe?token=${token}`),
      messageId: `<notice-${id}@${new URL(origin).hostname}>`,
      headers: {
        'List-Unsubscribe': `<${origin}/api/message/unsubscribe/${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
    return done();
  } catch (error) {
    return { reached: [], failure: wordsOf(error), isFinal: error instanceof MailRefused };
  }
}

/** To each browser that hasn't got it; one that receives no more is forgotten. */
async function sendPush({ db, push }: Services, { id, userId, lines, reached }: Parcel): Promise<Sending> {
  if (!push) return lost('push is off');
  const browsers = await listBrowsers(db, userId, await push.publicKey());
  const left = browsers.filter((browser) => !reached.includes(browser.id));
  const note = pushNote(lines, `notice-${id}`);
  const failures: string[] = [];
  const got = [...reached];
  await Promise.all(
    left.map(async (browser: Browser) => {
      try {
        const outcome = await push.send(browser, note);
        if (outcome === 'gone') await transaction(db, (tx) => removeGone(tx, browser.id, browser.endpoint));
        else if (outcome === 'sent') got.push(browser.id);
      } catch (error) {
        failures.push(wordsOf(error));
      }
    }),
  );
  return failures.length > 0 ? { reached: got, failure: failures.join('; '), isFinal: false } : done(got);
}

/** Taken in hand first, then sent, then its end is written: whoever dies in between leaves it to be sent again. */
export async function sendParcel(services: Services, parcelId: number): Promise<void> {
  const { db, now, log } = services;
  const start = now();
  const until = new Date(start.getTime() + HOLD_MS);
  const parcel = await transaction(db, async (tx) => {
    const held = await holdParcel(tx, parcelId, { now: start, until });
    if (held && 'busyUntil' in held) await scheduleSending(tx, parcelId, held.busyUntil);
    return held && !('busyUntil' in held) ? held : null;
  });
  if (!parcel) return;
  const { failure, isFinal, reached } = await (parcel.channel === 'mail'
    ? sendMail(services, parcel)
    : sendPush(services, parcel));
  const pause = pauses[parcel.attempts - 1];
  if (failure !== null) log.warn({ event: 'notice.unsent', channel: parcel.channel, failure }, 'not sent');
  await transaction(db, async (tx) => {
    if (failure === null) return endParcel(tx, parcelId, { state: 'sent', reached }, now());
    if (isFinal || pause === undefined)
      return endParcel(tx, parcelId, { state: 'failed', error: failure }, now());
    await releaseParcel(tx, parcelId, { error: failure, reached });
    await scheduleSending(tx, parcelId, new Date(now().getTime() + pause));
  });
}
