import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { postErrors } from '../posts/post.errors.ts';
import { id, optionalText, text } from '../primitives.ts';
import { uploadErrors } from '../uploads/upload.errors.ts';
import { orderDetail } from './order-detail.schemas.ts';
import { withEitherId } from './order-forms.schemas.ts';
import { orderLimits as limit } from './order-limits.ts';
import { orderErrors, showingErrors } from './order.errors.ts';

const { titleMin, titleMax } = limits.post;
const TITLE_LENGTH = `标题长度应在${titleMin}-${titleMax}个字符之间`;
const CHOOSE = '请选择要晒的图片';

export const showOrder = endpoint({
  method: 'POST',
  path: '/order/show',
  access: 'member',
  summary: '晒稿：把完成的作品发成帖子，署上双方的名字；创作者要在客户同意公开之后',
  body: withEitherId({
    title: text({
      requiredMessage: '请输入标题',
      min: [titleMin, TITLE_LENGTH],
      max: [titleMax, TITLE_LENGTH],
    }),
    content: optionalText(limit.showingMax, '正文').default(''),
    /** Delivered pictures, in the order in which they are shown. */
    file_ids: z
      .array(id(CHOOSE), { error: CHOOSE })
      .min(1, CHOOSE)
      .max(limit.showingPictures, `最多选择${limit.showingPictures}张图片`)
      .transform((ids) => [...new Set(ids)]),
  }),
  output: z.object({ post_id: z.int(), url: z.string() }),
  errors: [
    orderErrors.notFound,
    showingErrors.notDone,
    showingErrors.never,
    showingErrors.notYet,
    showingErrors.repeated,
    showingErrors.pictureUnknown,
    postErrors.emptyContent,
    postErrors.tooComplex,
    postErrors.foreignImage,
    uploadErrors.unsupportedType,
    uploadErrors.broken,
    uploadErrors.tooManyPixels,
    uploadErrors.sideTooLong,
    uploadErrors.animationTooLarge,
    uploadErrors.tooCostly,
    uploadErrors.storageFull,
    uploadErrors.cancelled,
  ],
});

export const allowShowing = endpoint({
  method: 'POST',
  path: '/order/allowShow',
  access: 'member',
  summary: '客户同意从现在起公开作品，创作者就能晒稿',
  body: withEitherId({}),
  output: orderDetail,
  errors: [orderErrors.notFound, orderErrors.otherSide, showingErrors.notDone],
});
