import type { Module } from '../../frame/module.ts';
import { createUserNotices, userNoticeFlags } from './user.notices.ts';

export { welcome } from './user.notices.ts';

/** Notices ask users who is hidden from whom, so users can't tell notices themselves: this stands above both. */
export const userNoticesModule: Module = {
  name: 'user-notices',
  subscribers: createUserNotices,
  noticeFlags: [userNoticeFlags],
};
