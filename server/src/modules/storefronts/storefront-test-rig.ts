import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';

/** A service that is right in every respect. */
export function serviceForm(change: Record<string, unknown> = {}) {
  return {
    name: '书籍封面',
    description: '从梗概开始聊，草图给三版。\n定了再上色。',
    category: 1,
    style: 3,
    base_price: 800,
    days: 14,
    ...change,
  };
}

export function sendService(
  app: TestApp,
  who: Person,
  change: Record<string, unknown> = {},
): Promise<CallAnswer> {
  return app.post('/profile/services/add', serviceForm(change), { token: who.token });
}

export async function addService(
  app: TestApp,
  who: Person,
  change: Record<string, unknown> = {},
): Promise<number> {
  return (await sendService(app, who, change)).data['id'] as number;
}
