import type { ChannelEvent } from '@zaojie/contract/channels/channel.schemas';

export type ToldEvents = {
  /** Something lies with somebody who wants to hear of it outside as well. */
  'notice.told': { userId: number; noticeId: number; event: ChannelEvent };
};

declare module '../../../platform/events/event-types.ts' {
  interface AppEvents extends ToldEvents {}
}
