import type { Module } from '../../frame/module.ts';
import { channelRoutes } from './channels.routes.ts';
import { oneClickRoute } from './mail-links.ts';
import { createChannelSubscribers } from './sending/channel.subscribers.ts';
import { sweepOutgoing } from './sending/outgoing.queries.ts';
import { packNotices } from './sending/pack-notices.ts';
import { sweepParcels } from './sending/parcel.queries.ts';
import { sendParcel } from './sending/send-parcel.ts';
import { channelExports } from './channel.export.ts';
import { eraseChannels } from './channel.eraser.ts';

export { confirmAddress } from './address.queries.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
const monthBefore = (now: Date) => new Date(now.getTime() - KEPT_MS);

/** The ways to people who aren't here. */
export const channelsModule: Module = {
  name: 'channels',
  erasers: [eraseChannels],
  exports: channelExports,
  routes: channelRoutes,
  rawRoutes: [oneClickRoute],
  subscribers: createChannelSubscribers,
  tasks: (services) => ({
    'pack-notices': ({ userId, channel }) => packNotices(services, userId, channel),
    'send-parcel': ({ parcelId }) => sendParcel(services, parcelId),
  }),
  sweeps: [
    ({ db }, now) => sweepOutgoing(db, monthBefore(now)),
    ({ db }, now) => sweepParcels(db, monthBefore(now)),
  ],
};
