import type { OwnedGame } from '@zaojie/contract/games/game.schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { runDueJobs } from '../../../../test/test-bounties.ts';
import { addBuild, createGame, createSoldGame, gameOf, giveMoney } from '../../../../test/test-games.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { getBalances, verifyLedger } from '../../ledger/index.ts';

let app: TestApp;
let maker: Person;
let buyer: Person;
let game: { id: number; buildId: number };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [maker, buyer] = [await createPerson(app), await createPerson(app)];
  game = await createSoldGame(app, maker, { price: 28.5 });
});
afterAll(() => app.close());

const recharge = (who: Person, amountFen: number) => giveMoney(app, who, amountFen);
const acquire = (who: Person, price?: number, id = game.id) =>
  app.post('/game/acquire', { id, price }, { token: who.token });
const refund = (who: Person) => app.post('/game/refund', { id: game.id }, { token: who.token });
const download = (who: Person, buildId = game.buildId) =>
  app.post('/game/download', { build_id: buildId }, { token: who.token });
const money = async (who: Person) => {
  const { availableFen, frozenFen } = await getBalances(app.db, who.id);
  return [availableFen, frozenFen];
};
const HOURS = 3_600;
async function expectSound() {
  expect((await verifyLedger(app.db)).faults).toEqual([]);
}

describe('buying', () => {
  test('holds the money for two hours, then pays the developer less five percent', async () => {
    await recharge(buyer, 10_000);
    const answer = await acquire(buyer, 28.5);
    expect(answer).toMatchObject({
      code: 1,
      data: { purchase: { status: 'held', price: 28.5, refundable_until: expect.any(String) } },
    });
    expect([await money(buyer), await money(maker)]).toEqual([
      [7_150, 2_850],
      [0, 0],
    ]);
    app.passSeconds(2 * HOURS - 1);
    await runDueJobs(app);
    expect(await money(maker)).toEqual([0, 0]);
    app.passSeconds(1);
    await runDueJobs(app);
    // Five percent of 28.50 is 1.425; the broken fen stays with the developer.
    expect([await money(buyer), await money(maker)]).toEqual([
      [7_150, 0],
      [2_708, 0],
    ]);
    const { my_purchase, player_count } = await gameOf(app, game.id, buyer);
    expect([my_purchase?.status, my_purchase?.refundable_until, player_count]).toEqual(['settled', null, 1]);
    await expectSound();
  });

  test('ten times at once charges once', async () => {
    await recharge(buyer, 100_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => acquire(buyer, 28.5)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]));
    expect((await acquire(buyer, 28.5)).code).toBe(1);
    expect(await money(buyer)).toEqual([97_150, 2_850]);
    expect((await gameOf(app, game.id)).player_count).toBe(1);
    await expectSound();
  });

  test('charges what the buyer saw or nothing, whatever happens to the price meanwhile', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => createPerson(app)));
    for (const who of buyers) await recharge(who, 10_000);
    const change = app.post('/game/price', { id: game.id, price: 40 }, { token: maker.token });
    const answers = await Promise.all(buyers.map((who) => acquire(who, 28.5)));
    await change;
    for (const [n, { code, data }] of answers.entries()) {
      const paid = code === 1 ? 2_850 : 0;
      if (code !== 1) expect([code, data]).toEqual([2533, { price: 40 }]);
      expect(await money(buyers[n] ?? buyer)).toEqual([10_000 - paid, paid]);
    }
    expect(await acquire(buyer, 28.5)).toMatchObject({
      code: 2533,
      msg: '价格已变为 ¥40.00，请确认后再购买',
    });
    expect((await acquire(buyer)).code).toBe(2533);
  });

  test('needs the money', async () => {
    await recharge(buyer, 1_000);
    expect(await acquire(buyer, 28.5)).toMatchObject({
      code: 2534,
      msg: '可用余额不足，还差 ¥18.50',
      data: { missing: 18.5 },
    });
    expect([await money(buyer), (await gameOf(app, game.id, buyer)).my_purchase]).toEqual([[1_000, 0], null]);
  });

  test('isn’t for the developer, for whom they keep away, or of what can’t be had here', async () => {
    expect((await acquire(maker, 28.5)).code).toBe(2531);
    await app.post('/user/block', { user_id: buyer.id }, { token: maker.token });
    expect((await acquire(buyer, 28.5)).code).toBe(2508);
    const linked = await createGame(app, maker);
    expect((await acquire(await createPerson(app), 0, linked)).code).toBe(2532);
    expect((await acquire(buyer, 0, 999_999)).code).toBe(2501);
  });

  test('stands in the wallet under the game’s name, and counts as income', async () => {
    await recharge(buyer, 10_000);
    await acquire(buyer, 28.5);
    app.passSeconds(2 * HOURS);
    await runDueJobs(app);
    const { title } = await gameOf(app, game.id);
    const entries = async (who: Person) =>
      (await app.get('/wallet/ledger', { token: who.token })).data['data'] as Record<string, unknown>[];
    expect((await entries(buyer))[0]).toMatchObject({
      kind: 'game_purchase',
      kind_label: '购买游戏',
      amount: -28.5,
      title,
    });
    expect((await entries(maker))[0]).toMatchObject({ kind: 'game_income', amount: 27.08, title });
    const income = await app.db
      .selectFrom('ledger_income')
      .selectAll()
      .where('user_id', '=', maker.id)
      .execute();
    expect(income).toMatchObject([{ amount_fen: 2_708, transfer_count: 1 }]);
  });
});

describe('giving back', () => {
  beforeEach(async () => {
    await recharge(buyer, 10_000);
    await acquire(buyer, 28.5);
  });

  test('within two hours and not downloaded: all of it, and it can be bought again', async () => {
    expect(await refund(buyer)).toMatchObject({ code: 1, data: { purchase: { status: 'refunded' } } });
    expect(await money(buyer)).toEqual([10_000, 0]);
    expect((await gameOf(app, game.id, buyer)).player_count).toBe(0);
    expect((await refund(buyer)).code).toBe(2535);
    expect((await acquire(buyer, 28.5)).code).toBe(1);
    app.passSeconds(3 * HOURS);
    await runDueJobs(app);
    expect([await money(buyer), await money(maker)]).toEqual([
      [7_150, 0],
      [2_708, 0],
    ]);
    await expectSound();
  });

  test('not after the time', async () => {
    app.passSeconds(2 * HOURS);
    expect(await refund(buyer)).toMatchObject({ code: 2537, msg: '购买已超过2小时，不能退款' });
  });

  test('not after a download; of the two at once one wins', async () => {
    const [back, file] = await Promise.all([refund(buyer), download(buyer)]);
    expect([back.code, file.code].filter((code) => code === 1)).toHaveLength(1);
    if (file.code === 1)
      expect(await refund(buyer)).toMatchObject({ code: 2536, msg: '已经下载过，不能退款' });
    else expect(file.code).toBe(2523);
    await expectSound();
  });

  test('and paying out at once: the money leaves once', async () => {
    app.passSeconds(2 * HOURS - 1);
    const back = refund(buyer);
    app.passSeconds(1);
    await Promise.all([back, runDueJobs(app)]);
    await runDueJobs(app);
    const [buyerMoney, makerMoney] = [await money(buyer), await money(maker)];
    expect([
      [
        [10_000, 0],
        [0, 0],
      ],
      [
        [7_150, 0],
        [2_708, 0],
      ],
    ]).toContainEqual([buyerMoney, makerMoney]);
    await expectSound();
  });
});

describe('我的游戏 and its files', () => {
  const list = async (who: Person) =>
    (await app.get('/game/mine', { token: who.token })).data['data'] as unknown as OwnedGame[];

  test('a free one costs nothing and can’t be given back', async () => {
    const free = await createSoldGame(app, maker, { price: 0 });
    expect((await acquire(buyer, undefined, free.id)).data).toMatchObject({ purchase: { status: 'free' } });
    expect((await app.post('/game/refund', { id: free.id }, { token: buyer.token })).code).toBe(2538);
    expect(await list(buyer)).toMatchObject([
      { id: free.id, is_owned: true, can: { refund: false, download: true } },
    ]);
  });

  test('a file is read byte for byte by whoever has the game, by an address of their own', async () => {
    await recharge(buyer, 10_000);
    const bytes = Buffer.from(Array.from({ length: 999 }, (_, n) => n % 256));
    const buildId = await addBuild(app, maker, game.id, { version: '2.0', bytes });
    const stranger = await createPerson(app);
    expect(await download(stranger, buildId)).toMatchObject({ code: 2523, msg: '获取游戏后才能下载' });
    await acquire(buyer, 28.5);
    const { data } = await download(buyer, buildId);
    expect(data).toMatchObject({ name: '暮光浮岛.zip', size: 999 });
    const url = String(data['url']);
    const file = await app.app.inject({ method: 'GET', url });
    expect([file.statusCode, file.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(
      (await app.app.inject({ method: 'GET', url: url.replace(`/${buyer.id}.`, `/${stranger.id}.`) }))
        .statusCode,
    ).toBe(404);
    app.passSeconds(2 * HOURS);
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    expect(await gameOf(app, game.id)).toMatchObject({ download_count: 1 });
    await download(buyer, game.buildId);
    expect(await gameOf(app, game.id)).toMatchObject({ download_count: 1 });
  });

  test('whoever has it keeps it when it is taken down; nobody else sees it or its files', async () => {
    await recharge(buyer, 10_000);
    await acquire(buyer, 28.5);
    await app.post('/game/withdraw', { id: game.id }, { token: maker.token });
    expect(await list(buyer)).toMatchObject([{ id: game.id, is_available: false, can: { download: true } }]);
    expect((await download(buyer)).code).toBe(1);
    expect((await gameOf(app, game.id, buyer)).status).toBe('withdrawn');
    const stranger = await createPerson(app);
    expect((await download(stranger)).code).toBe(2521);
    expect((await acquire(stranger, 28.5)).code).toBe(2501);
    expect((await app.post('/game/delete', { id: game.id }, { token: maker.token })).code).toBe(2507);
  });

  test('a file that is taken away is read by nobody', async () => {
    await recharge(buyer, 10_000);
    await acquire(buyer, 28.5);
    const { data } = await download(buyer);
    await addBuild(app, maker, game.id, { version: '2.0' });
    await app.post('/game/removeBuild', { build_id: game.buildId }, { token: maker.token });
    expect((await app.app.inject({ method: 'GET', url: String(data['url']) })).statusCode).toBe(404);
    expect((await download(buyer)).code).toBe(2521);
    const uses = await sql`select from upload_uses where ${buyer.id} = any(reader_ids)`.execute(app.db);
    expect(uses.rows).toEqual([]);
  });
});
