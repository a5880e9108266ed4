import sharp from 'sharp';
import type { TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import { formOf, sendForm } from '../uploads/upload-test-rig.ts';
import { orderIn, post, type Pair } from './order-test-rig.ts';

/* For tests: orders whose deliveries have files. */

export const smallPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

export async function sendOrderFile(
  app: TestApp,
  who: Person,
  orderId: number,
  file: { name: string; bytes: Buffer },
): Promise<number> {
  const form = formOf([
    { field: 'order_id', value: String(orderId) },
    { field: 'file', filename: file.name, bytes: file.bytes },
  ]);
  const answer = await sendForm(app, who.token, form, {}, '/order/upload');
  if (answer.code !== 1) throw new Error(answer.msg);
  return answer.data['id'] as number;
}

/** Delivered with one picture, and as it is wanted accepted; nothing to pay. */
export async function orderWithPicture(
  app: TestApp,
  pair: Pair,
  { showFrom = null, isAccepted = true }: { showFrom?: string | null; isAccepted?: boolean } = {},
): Promise<{ orderId: number; fileId: number }> {
  const orderId = await orderIn(app, pair, 'in_progress', { priceFen: 0, showFrom });
  const fileId = await sendOrderFile(app, pair.creator, orderId, {
    name: '成稿.png',
    bytes: await smallPicture(),
  });
  const order = { order_id: orderId };
  await post(app, pair.creator, 'updateProgress', { ...order, progress: 100, progress_desc: '完成稿' });
  if (isAccepted) await post(app, pair.client, 'acceptResult', { ...order, action: 'accept' });
  return { orderId, fileId };
}
