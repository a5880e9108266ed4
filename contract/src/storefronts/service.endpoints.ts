import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { acts, within } from '../proxies/proxy-words.ts';
import { id } from '../primitives.ts';
import { userErrors } from '../users/user.errors.ts';
import {
  publicServices,
  service,
  serviceChoice,
  serviceEdit,
  serviceForm,
  serviceList,
  serviceOrder,
  serviceToggle,
} from './service.schemas.ts';
import { serviceErrors } from './storefront.errors.ts';

export const getServices = endpoint({
  method: 'GET',
  path: '/profile/service',
  access: 'public',
  summary: '一个人上架的约稿服务、价格和档期；也可以用其中一个服务的 service_id 来问',
  query: z
    .object({ user_id: id('无效的用户ID').optional(), service_id: id('服务不存在').optional() })
    .refine(
      ({ user_id: userId, service_id: serviceId }) => userId !== undefined || serviceId !== undefined,
      '无效的用户ID',
    ),
  output: publicServices,
  errors: [userErrors.notFound, serviceErrors.notFound],
});

export const listServices = endpoint({
  method: 'GET',
  path: '/profile/services',
  access: 'member',
  actFor: within('works'),
  summary: '自己的全部服务，包括已停的，按自己排的顺序',
  output: serviceList,
});

export const addService = endpoint({
  method: 'POST',
  path: '/profile/services/add',
  access: 'member',
  actFor: acts('works', '添加服务'),
  summary: '新建服务，排在最后',
  body: serviceForm,
  output: service,
  errors: [serviceErrors.foreignPicture, serviceErrors.tooMany, serviceErrors.priceTooHigh],
});

export const editService = endpoint({
  method: 'POST',
  path: '/profile/services/edit',
  access: 'member',
  actFor: acts('works', '修改服务'),
  summary: '修改服务：带上全部字段；选项和加购项带 id 的保留原来的 id；改价只影响新订单',
  body: serviceEdit,
  output: service,
  errors: [
    serviceErrors.notFound,
    serviceErrors.foreignPicture,
    serviceErrors.priceTooHigh,
    serviceErrors.barred,
  ],
});

export const deleteService = endpoint({
  method: 'POST',
  path: '/profile/services/delete',
  access: 'member',
  actFor: acts('works', '删除服务'),
  summary: '删除服务；已有订单不受影响',
  body: serviceChoice,
  output: z.object({ id: z.int() }),
  errors: [serviceErrors.notFound],
});

export const sortServices = endpoint({
  method: 'POST',
  path: '/profile/services/sort',
  access: 'member',
  actFor: acts('works', '调整服务顺序'),
  summary: '按给出的 id 顺序排列；没给出的接在后面，已经删除的略过',
  body: serviceOrder,
  output: z.object({ ids: z.array(z.int()) }),
});

export const toggleService = endpoint({
  method: 'POST',
  path: '/profile/services/toggle',
  access: 'member',
  actFor: acts('works', '开关服务'),
  summary: '上架或停用服务；不带 is_active 时切换',
  body: serviceToggle,
  output: z.object({ id: z.int(), is_active: z.boolean() }),
  errors: [serviceErrors.notFound, serviceErrors.barred],
});
