import type { ChannelSettings } from '@zaojie/contract/channels/channel.schemas';
import type { Services } from '../../frame/context.ts';
import { getSwitches } from '../notifications/index.ts';
import { findAddress } from './address.queries.ts';
import { listBrowsers } from './subscription.queries.ts';

/** l***@example.com */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}

async function mailOf({ db, mail }: Services, userId: number): Promise<ChannelSettings['mail']> {
  const found = await findAddress(db, userId);
  const shown = { address: found ? maskAddress(found.address) : '', is_sandbox: mail?.isSandbox ?? false };
  if (!mail) return { ...shown, state: 'off' };
  if (!found) return { ...shown, state: 'none' };
  return { ...shown, state: found.isConfirmed ? 'ready' : 'unconfirmed' };
}

async function pushOf({ db, push }: Services, userId: number): Promise<ChannelSettings['push']> {
  if (!push) return { public_key: '', is_sandbox: false, browsers: 0 };
  const public_key = await push.publicKey();
  const browsers = await listBrowsers(db, userId, public_key);
  return { public_key, is_sandbox: push.isSandbox, browsers: browsers.length };
}

export async function viewChannels(services: Services, userId: number): Promise<ChannelSettings> {
  const [{ events }, mail, push] = await Promise.all([
    getSwitches(services.db, userId),
    mailOf(services, userId),
    pushOf(services, userId),
  ]);
  return { events, mail, push };
}
