import * as z from 'zod';

/** What people are told of, as they choose the ways. */
export const channelEvents = ['order', 'money', 'message', 'at', 'like', 'follow', 'system'] as const;
export type ChannelEvent = (typeof channelEvents)[number];

/** The ways of telling. */
export const channels = ['site', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];
/** Those that reach people who aren't here. */
export const outsideChannels = ['mail', 'push'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];

export const channelEventLabels: Record<ChannelEvent, string> = {
  order: '约稿和订单',
  money: '钱包和付款',
  message: '私信',
  at: '评论和 @',
  like: '赞',
  follow: '新粉丝',
  system: '系统通知',
};

const eventSwitches = z.object({
  event: z.enum(channelEvents),
  site: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
  /** On the site some things are always told. */
  is_site_fixed: z.boolean(),
});
export type EventSwitches = z.output<typeof eventSwitches>;

/** off: this site sends no mail · none: no address · unconfirmed: nobody has shown that it is theirs · ready */
export const mailStates = ['off', 'none', 'unconfirmed', 'ready'] as const;

export const channelSettings = z.object({
  events: z.array(eventSwitches),
  mail: z.object({
    state: z.enum(mailStates),
    /** With its middle hidden. */
    address: z.string(),
    /** Mail goes to the log of the server only. */
    is_sandbox: z.boolean(),
  }),
  push: z.object({
    /** What a browser subscribes with; empty where this site pushes nothing. */
    public_key: z.string(),
    is_sandbox: z.boolean(),
    /** How many browsers of this person receive. */
    browsers: z.int(),
  }),
});
export type ChannelSettings = z.output<typeof channelSettings>;

export const channelChange = z.object({
  event: z.enum(channelEvents, { error: '没有这种通知' }),
  channel: z.enum(channels, { error: '没有这种提醒方式' }),
  is_on: z.boolean({ error: '请选择打开或关闭' }),
});
export type ChannelChange = z.output<typeof channelChange>;

const key = (length: number, most: number) =>
  z
    .string({ error: '浏览器给的订阅不完整' })
    .min(length, '浏览器给的订阅不完整')
    .max(most, '浏览器给的订阅不完整')
    .regex(/^[\w-]+=*$/, '浏览器给的订阅不完整');

const endpointAddress = z.url({ error: '浏览器给的订阅不完整' }).max(1000, '浏览器给的订阅不完整');

/** As browsers write a subscription down. */
export const pushSubscription = z.object({
  endpoint: endpointAddress,
  keys: z.object({ p256dh: key(80, 100), auth: key(16, 40) }),
  /** The key it was made with. */
  public_key: z.string().max(100, '浏览器给的订阅不完整'),
});
export type PushSubscriptionForm = z.output<typeof pushSubscription>;
export const pushRemoval = z.object({ endpoint: endpointAddress });

export const mailToken = z.object({
  token: z.string({ error: '链接不完整' }).min(1, '链接不完整').max(500, '链接不完整'),
});
