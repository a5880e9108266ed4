import { declareError } from '../errors.ts';

export const channelErrors = {
  fixed: declareError('channel.fixed', 2940, '这类通知在站内始终提醒'),
  mailOff: declareError('channel.mail_off', 2941, '这个站点还没有开通邮件'),
  noAddress: declareError('channel.no_address', 2942, '账号还没有绑定邮箱'),
  confirmed: declareError('channel.confirmed', 2943, '邮箱已经确认过了'),
  tooSoon: declareError('channel.too_soon', 2944, '刚刚发过确认邮件，请一分钟后再试'),
  notSent: declareError('channel.not_sent', 2945, '邮件没有发出去，请稍后再试'),
  badLink: declareError('channel.bad_link', 2946, '链接无效或已过期'),
  pushOff: declareError('channel.push_off', 2947, '这个站点还没有开通浏览器推送'),
  unknownService: declareError('channel.unknown_service', 2948, '不支持这个浏览器的推送服务'),
  otherKey: declareError('channel.other_key', 2949, '推送设置已更换，请刷新页面后重新开启'),
} as const;
