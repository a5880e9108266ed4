import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { notificationErrors } from './notification.errors.ts';
import {
  messageSettings,
  messageSettingsChanges,
  noticeActorPage,
  noticeActorQuery,
  noticePage,
  noticeQuery,
  noticeTypes,
} from './notification.schemas.ts';

export const listNotifications = endpoint({
  method: 'GET',
  path: '/message/notifications',
  access: 'member',
  actFor: 'self',
  summary: '通知：@我的、赞、关注、系统，同类合并',
  query: noticeQuery,
  output: noticePage,
});

export const readNotifications = endpoint({
  method: 'POST',
  path: '/message/readNotifications',
  access: 'member',
  actFor: 'self',
  summary: '标为已读：给 id 是一条，给 type 是一类，都不给是全部',
  body: z.object({
    id: id('通知不存在').nullish(),
    type: z.enum(noticeTypes, { error: '通知类型不正确' }).optional(),
  }),
  /** Of all types together. */
  output: z.object({ unread_count: z.int() }),
  errors: [notificationErrors.notFound],
});

/** Of a grouped notice: everybody who did it, the latest first, by pages. */
export const listNoticeActors = endpoint({
  method: 'GET',
  path: '/message/notificationActors',
  access: 'member',
  actFor: 'self',
  summary: '一条合并通知里的全部用户',
  query: noticeActorQuery,
  output: noticeActorPage,
  errors: [notificationErrors.notFound],
});

export const getMessageSettings = endpoint({
  method: 'GET',
  path: '/message/settings',
  access: 'member',
  summary: '消息设置：谁可以私信我、各类提醒、免打扰时段',
  output: messageSettings,
});

export const updateMessageSettings = endpoint({
  method: 'POST',
  path: '/message/settings',
  access: 'member',
  summary: '修改消息设置，只改给出的',
  body: messageSettingsChanges,
  output: messageSettings,
});
