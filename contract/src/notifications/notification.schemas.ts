import * as z from 'zod';
import { cursor, optionalId, pageQuery, paged } from '../primitives.ts';

/** The four lists people read them in. */
export const noticeTypes = ['at', 'like', 'follow', 'system'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** Everything that people are told of, and the list it is read in. The screen words each kind. */
export const typeOfKind = {
  mention: 'at',
  comment: 'at',
  reply: 'at',
  comment_mention: 'at',
  post_like: 'like',
  comment_like: 'like',
  follow: 'follow',
  system: 'system',
} as const satisfies Record<string, NoticeType>;

export type NoticeKind = keyof typeof typeOfKind;
export const noticeKinds = Object.keys(typeOfKind) as NoticeKind[];

const actor = z.object({ id: z.int(), nickname: z.string(), avatar: z.string() });

export const notice = z.object({
  id: z.int(),
  type: z.enum(noticeTypes),
  /** What happened: the screen words it. */
  kind: z.enum(noticeKinds),
  /** The latest three; `actor_count` counts all. Empty for system notices. */
  actors: z.array(actor),
  actor_count: z.int(),
  /** System notices bring their own words. */
  title: z.string(),
  /** What is shown of the subject, as plain text. */
  content: z.string(),
  /** Where it leads: a path of this site; empty when what it was about is gone. */
  link: z.string(),
  /** What it is about, whatever module that belongs to; its words are empty when it is gone. */
  subject: z.object({
    kind: z.string(),
    id: z.int(),
    title: z.string(),
    excerpt: z.string(),
    picture: z.string(),
    link: z.string(),
  }),
  post: z.object({ id: z.int(), title: z.string(), cover_image: z.string() }).nullable(),
  /** To answer from here: the comment to reply to and whom. */
  comment: z.object({ id: z.int(), parent_id: z.int(), user_id: z.int(), is_liked: z.boolean() }).nullable(),
  /** Of a follow notice with one actor: do I follow back. */
  is_followed: z.boolean(),
  is_read: z.boolean(),
  created_at: z.string(),
});
export type Notice = z.output<typeof notice>;

export const noticeQuery = pageQuery().extend({
  /** One of the four; anything else means all. */
  type: z
    .unknown()
    .optional()
    .transform((raw) => noticeTypes.find((type) => type === raw) ?? null)
    .meta({ type: 'string', enum: [...noticeTypes] }),
  unread: z
    .unknown()
    .optional()
    .transform((raw) => raw === '1' || raw === 'true')
    .meta({ type: 'boolean' }),
  cursor,
});

/** `unread_count` counts within the type that was asked for. */
export const noticePage = paged(notice).extend({ unread_count: z.int() });

export const noticeActorQuery = pageQuery(50).extend({ id: optionalId, cursor });
export const noticeActorPage = paged(actor);

const minuteOfDay = z
  .int({ error: '时间不正确' })
  .min(0, '时间不正确')
  .max(24 * 60 - 1, '时间不正确');

/** What people can switch off. System notices are about the account itself, and always told. */
export const switchableTypes = ['message', 'at', 'like', 'follow'] as const;
export type SwitchableType = (typeof switchableTypes)[number];

export const messageSettings = z.object({
  /** Who may write to me first. */
  accept_from: z.enum(['everyone', 'followed', 'nobody'], { error: '请选择谁可以给我发私信' }),
  notify_message: z.boolean(),
  notify_at: z.boolean(),
  notify_like: z.boolean(),
  notify_follow: z.boolean(),
  /** Quiet hours in Asia/Shanghai, minutes of the day; they may run over midnight. */
  quiet_enabled: z.boolean(),
  quiet_from: minuteOfDay,
  quiet_to: minuteOfDay,
});
export type MessageSettings = z.output<typeof messageSettings>;

export const messageSettingsChanges = messageSettings.partial();
export type MessageSettingsChanges = z.output<typeof messageSettingsChanges>;
