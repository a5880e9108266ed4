import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { schedule, scheduleForm, scheduleQuery } from './schedule.schemas.ts';
import { scheduleErrors } from './storefront.errors.ts';

export const getSchedule = endpoint({
  method: 'GET',
  path: '/profile/schedule',
  access: 'member',
  actFor: within('works'),
  summary: '自己的档期：席位、休息、排队中的订单；month 形如 2026-12，默认本月',
  query: scheduleQuery,
  output: schedule,
});

export const saveSchedule = endpoint({
  method: 'POST',
  path: '/profile/schedule/save',
  access: 'member',
  actFor: acts('works', '修改档期'),
  summary: '保存席位、休息和接单开关；没带的不变，vacations 是全部未过去的休息',
  body: scheduleForm,
  output: schedule,
  errors: Object.values(scheduleErrors),
});
