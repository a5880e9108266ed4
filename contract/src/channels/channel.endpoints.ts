import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { channelErrors } from './channel.errors.ts';
import {
  channelChange,
  channelSettings,
  mailToken,
  pushRemoval,
  pushSubscription,
} from './channel.schemas.ts';

export const getChannels = endpoint({
  method: 'GET',
  path: '/message/channels',
  access: 'member',
  summary: '通知方式：每类通知在站内、邮件、浏览器推送是否提醒',
  output: channelSettings,
});

export const setChannel = endpoint({
  method: 'POST',
  path: '/message/channels',
  access: 'member',
  summary: '打开或关闭一类通知的一种提醒方式',
  body: channelChange,
  output: channelSettings,
  errors: [channelErrors.fixed],
});

export const askMailConfirmation = endpoint({
  method: 'POST',
  path: '/message/askMailConfirmation',
  access: 'member',
  summary: '给账号的邮箱发一封确认邮件',
  /** The link itself, where mail is only logged. */
  output: z.object({ link: z.string().nullable() }),
  errors: [
    channelErrors.mailOff,
    channelErrors.noAddress,
    channelErrors.confirmed,
    channelErrors.tooSoon,
    channelErrors.notSent,
  ],
});

export const confirmMail = endpoint({
  method: 'POST',
  path: '/message/confirmMail',
  access: 'public',
  summary: '用邮件里的链接确认邮箱，不用登录',
  body: mailToken,
  output: z.object({ address: z.string() }),
  errors: [channelErrors.badLink],
});

export const unsubscribeMail = endpoint({
  method: 'POST',
  path: '/message/unsubscribeMail',
  access: 'public',
  summary: '用邮件里的链接退订通知邮件，不用登录',
  body: mailToken,
  output: z.object({}),
  errors: [channelErrors.badLink],
});

export const subscribePush = endpoint({
  method: 'POST',
  path: '/message/subscribePush',
  access: 'member',
  summary: '让这个浏览器接收推送',
  body: pushSubscription,
  output: z.object({}),
  errors: [channelErrors.pushOff, channelErrors.unknownService, channelErrors.otherKey],
});

export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/message/unsubscribePush',
  access: 'member',
  summary: '这个浏览器不再接收推送',
  body: pushRemoval,
  output: z.object({}),
});
