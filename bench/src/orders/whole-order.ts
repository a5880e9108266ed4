const DAY_MS = 86_400_000;
const PRICE = 1000;

type Person = { token: string };
export type Desk = { client: Person; creator: Person; serviceId: number };

async function ask<T>(url: string, path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code !== 1) throw new Error(`${path}: ${msg}`);
  return data;
}

let people = 0;

async function register(url: string): Promise<Person> {
  const unique = `bench_${Date.now().toString(36)}_${++people}`;
  const mobile = `139${String((Date.now() + people * 7919) % 1e8).padStart(8, '0')}`;
  const sent = await ask<{ sandbox_code: string }>(url, '/sms/send', { mobile, event: 'register' });
  const form = { username: unique, email: `${unique}@mail.example`, mobile, password: 'painting2026' };
  await ask(url, '/user/register', { ...form, code: sent.sandbox_code });
  const login = { account: unique, password: form.password };
  return (await ask<{ userinfo: Person }>(url, '/user/login', login)).userinfo;
}

async function bringIn(url: string, token: string, amount: number): Promise<void> {
  const recharge = { amount: String(amount), method: 'sandbox' };
  const opened = await ask<{ sandbox_confirm_url: string }>(url, '/wallet/recharge', recharge, token);
  await fetch(new URL(opened.sandbox_confirm_url, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** Somebody who orders, somebody who draws, and money for a while. */
export async function openDesk(url: string): Promise<Desk> {
  const [client, creator] = [await register(url), await register(url)];
  const service = {
    name: '书籍封面',
    description: '从梗概开始聊。',
    category: 1,
    style: 1,
    base_price: PRICE,
    options: [],
    addons: [],
    days: 12,
    revisions: 3,
    deposit_percent: 20,
    examples: [],
    terms: '',
    is_active: true,
  };
  const { id: serviceId } = await ask<{ id: number }>(url, '/profile/services/add', service, creator.token);
  await ask(url, '/profile/schedule/save', { seats: 20, is_accepting: true }, creator.token);
  for (let n = 0; n < 10; n++) await bringIn(url, client.token, 50_000);
  return { client, creator, serviceId };
}

/** From booking to completion, by the calls that the pages make. */
export async function liveOnce(url: string, { client, creator, serviceId }: Desk): Promise<void> {
  const booking = { service_id: serviceId, brief: '雨夜的竹林' };
  const { id } = await ask<{ id: number }>(url, '/order/create', booking, client.token);
  const order = { order_id: id };
  const times = {
    schedule_start_time: new Date().toISOString(),
    schedule_end_time: new Date(Date.now() + 9 * DAY_MS).toISOString(),
  };
  await ask(url, '/order/payDeposit', order, client.token);
  await ask(url, '/order/confirm', { ...order, ...times }, creator.token);
  await ask(url, '/order/payBalance', order, client.token);
  await ask(url, '/order/updateProgress', { ...order, progress: 100, progress_desc: '成稿' }, creator.token);
  await ask(url, '/order/acceptResult', { ...order, action: 'accept' }, client.token);
}
