import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor } from '../primitives.ts';

export const invitee = z.object({
  id: z.int(),
  nickname: z.string(),
  avatar: z.string(),
  joined_at: z.iso.datetime(),
  /** When it counted: the friend's first post. */
  counted_at: z.iso.datetime().nullable(),
});
export type Invitee = z.output<typeof invitee>;

export const inviteOverview = z.object({
  code: z.string(),
  /** Below our own address. */
  path: z.string(),
  registered: z.int(),
  counted: z.int(),
  points: z.int(),
  points_each: z.int(),
});
export type InviteOverview = z.output<typeof inviteOverview>;

export const getInviteOverview = endpoint({
  method: 'GET',
  path: '/invite/mine',
  access: 'member',
  summary: '自己的邀请码、邀请链接，注册了几人，几人算数，得了多少经验',
  output: inviteOverview,
});

export const listInvitees = endpoint({
  method: 'GET',
  path: '/invite/list',
  access: 'member',
  summary: '自己邀请的人，最新的在前',
  query: z.object({ cursor }),
  output: z.object({ data: z.array(invitee), next_cursor: z.string().nullable() }),
});
