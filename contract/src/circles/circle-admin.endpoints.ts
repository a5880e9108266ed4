import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { flag, id, optionalText, text } from '../primitives.ts';
import { circleErrors } from './circle.errors.ts';
import { circle } from './circle.schemas.ts';

export const circleLimits = { nameMax: 20, descriptionMax: 200, most: 500 } as const;

const managedCircle = circle.omit({ is_joined: true }).extend({ position: z.int(), is_hidden: z.boolean() });
export type ManagedCircle = z.output<typeof managedCircle>;

const picture = z.string({ error: '图片地址不正确' }).max(300, '图片地址不正确').default('');

export const circleForm = z.object({
  /** Left out for a new one. */
  id: id('圈子不存在').optional(),
  name: text({
    requiredMessage: '请填写圈子的名字',
    max: [circleLimits.nameMax, `名字不能超过${circleLimits.nameMax}个字符`],
  }),
  description: optionalText(circleLimits.descriptionMax, '简介').default(''),
  icon: picture,
  cover_image: picture,
  position: z
    .int({ error: '次序要是整数' })
    .min(-1000, '次序要在 -1000 到 1000 之间')
    .max(1000, '次序要在 -1000 到 1000 之间')
    .default(0),
});
export type CircleForm = z.input<typeof circleForm>;

export const listManagedCircles = endpoint({
  method: 'GET',
  path: '/admin/circles',
  access: 'admin',
  summary: '所有圈子，隐藏的也在，按次序',
  output: z.array(managedCircle),
});

export const saveCircle = endpoint({
  method: 'POST',
  path: '/admin/circles',
  access: 'admin',
  summary: '新建或修改圈子；图片要先上传',
  body: circleForm,
  output: managedCircle,
  errors: [circleErrors.notFound, circleErrors.nameTaken, circleErrors.foreignPicture, circleErrors.tooMany],
});

export const hideCircle = endpoint({
  method: 'POST',
  path: '/admin/circles/hide',
  access: 'admin',
  summary: '隐藏圈子，或恢复；帖子留着，只是不再显示圈子',
  body: z.object({ id: id('圈子不存在'), hidden: flag }),
  output: managedCircle,
  errors: [circleErrors.notFound],
});
