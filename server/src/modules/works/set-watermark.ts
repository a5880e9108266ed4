import type { setWatermark as endpoint } from '@zaojie/contract/works/work.endpoints';
import { Answer, type Action } from '../../frame/action.ts';
import { scheduleRedraw } from './redraw-works.ts';
import { lockShelf, updateShelf } from './work.queries.ts';
import { markText } from './work.rules.ts';

export const setWatermark: Action<typeof endpoint> = async (context, { body: { watermark } }) => {
  const { userId } = context.viewer;
  await context.transaction(async (tx) => {
    if ((await lockShelf(tx, userId)).has_watermark === watermark) return;
    await updateShelf(tx, userId, watermark);
    await scheduleRedraw(tx, userId);
  });
  return new Answer(watermark ? '水印已打开' : '水印已关闭', { watermark, watermark_text: markText(userId) });
};
