import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, flag, id, pageQuery, paged } from '../primitives.ts';
import { replyForm, reviewForm } from './dispute-forms.schemas.ts';
import { licence, ownLicence } from './licence.schemas.ts';
import { orderDetail, orderReview } from './order-detail.schemas.ts';
import { licenceErrors, orderErrors, reviewErrors } from './order.errors.ts';

const licenceCode = z.string({ error: '授权凭证不存在' }).trim().max(40, '授权凭证不存在');

export const reviewOrder = endpoint({
  method: 'POST',
  path: '/order/review',
  access: 'member',
  summary: '评价已完成的订单，双方各一次，30 天内；双方都写了或 7 天后公开，之前对方看不到',
  body: reviewForm,
  output: orderDetail,
  errors: [
    orderErrors.notFound,
    orderErrors.wrongState,
    orderErrors.otherSide,
    reviewErrors.repeated,
    reviewErrors.tooLate,
  ],
});

export const replyToReview = endpoint({
  method: 'POST',
  path: '/order/reviewReply',
  access: 'member',
  summary: '回复写给自己的评价，一次',
  body: replyForm,
  output: orderReview,
  errors: [reviewErrors.notFound, reviewErrors.replyRepeated],
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/order/reviews',
  access: 'public',
  summary: '一个人作为创作者收到的评价，只有已公开的',
  query: pageQuery().extend({ user_id: id('无效的用户ID'), cursor }),
  output: paged(orderReview.extend({ title: z.string() })),
});

export const listLicences = endpoint({
  method: 'GET',
  path: '/order/licences',
  access: 'member',
  summary: '我的授权凭证',
  query: pageQuery().extend({ cursor }),
  output: paged(ownLicence),
});

export const getLicence = endpoint({
  method: 'GET',
  path: '/licence/{code}',
  access: 'public',
  summary: '授权凭证，任何人可以核对：双方（各自允许时）、范围、日期和文件的 SHA-256',
  params: z.object({ code: licenceCode }),
  output: licence,
  errors: [licenceErrors.notFound],
});

export const nameOnLicence = endpoint({
  method: 'POST',
  path: '/order/licenceName',
  access: 'member',
  summary: '在自己的授权凭证上显示或隐藏自己的名字',
  body: z.object({ code: licenceCode, is_named: flag }),
  output: ownLicence,
  errors: [licenceErrors.notFound],
});
