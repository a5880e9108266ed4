import type { ReportKind } from '@zaojie/contract/reports/report-words';
import { expect } from 'vitest';
import { applyTo, createApplication, createBounty } from '../../../test/test-bounties.ts';
import { advance, openContest, registerFor, submitFor } from '../../../test/test-contests.ts';
import { newMobile, requestCode, type Person } from '../../../test/test-people.ts';
import { createBuild, createProgram } from '../../../test/test-programs.ts';
import { createPost, publish } from '../../../test/test-posts.ts';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import { createAsset, sendAssetFile } from '../assets/asset-test-rig.ts';
import { say } from '../messages/message-test-rig.ts';
import { orderWithPicture } from '../orders/order-files.rig.ts';
import { createPair, orderIn, post } from '../orders/order-test-rig.ts';
import { addService } from '../storefronts/storefront-test-rig.ts';
import { hangWork, sendWork } from '../works/work-test-rig.ts';

export type Stage = { app: TestApp; admin: Person; author: Person; other: Person };

/** On the list from the beginning, as something to look at. */
export const HELD = '加微信';
const call = async ({ app }: Pick<Stage, 'app'>, path: string, body: object, who: Person) => {
  const answer = await app.post(path, body, { token: who.token });
  expect([path, answer.code, answer.msg]).toEqual([path, 1, answer.msg]);
  return answer;
};
const idOf = (answer: CallAnswer, name = 'id') => answer.data[name] as number;
const open = ({ app, author, admin }: Stage) => openContest(app, { owner: author, admin });

export type Told = { kind: ReportKind; id: number; table?: string };
export type Row = { call: string; name: string; write: (stage: Stage) => Promise<Told> };

async function showOrder(stage: Stage): Promise<Told> {
  const { app } = stage;
  const pair = await createPair(app);
  const { orderId, fileId } = await orderWithPicture(app, pair);
  const form = { order_id: orderId, title: '晒稿', content: HELD, file_ids: [fileId] };
  const answer = await call(stage, '/order/show', form, pair.creator);
  return { kind: 'post', id: idOf(answer, 'post_id'), table: 'posts' };
}

async function register(stage: Stage): Promise<Told> {
  const { app } = stage;
  const mobile = newMobile();
  const form = { username: HELD, email: `${mobile}@example.com`, mobile, password: 'abcd1234' };
  const answer = await app.post('/user/register', { ...form, code: await requestCode(app, mobile) });
  return { kind: 'person', id: idOf(answer), table: 'users' };
}

async function setDemo(stage: Stage): Promise<Told> {
  const { app, author } = stage;
  const id = await createProgram(app, author);
  const form = { id, upload_id: await createBuild(app, author), kind: 'play', version: HELD };
  await call(stage, '/program/setDemo', form, stage.author);
  return { kind: 'project', id };
}

/** One for every call whose action tells of held words itself. */
export const byAction: readonly Row[] = [
  {
    call: '/posts/add',
    name: 'a caption',
    write: async (stage) => {
      const media = { media_urls: [], captions: [HELD], title: `${HELD}的图` };
      return { kind: 'post', id: idOf(await publish(stage.app, stage.author, media)), table: 'posts' };
    },
  },
  {
    call: '/posts/edit/{id}',
    name: 'a title',
    write: async (stage) => {
      const id = await createPost(stage.app, stage.author);
      await call(stage, `/posts/edit/${id}`, { title: HELD, content: '<p>好</p>' }, stage.author);
      return { kind: 'post', id };
    },
  },
  { call: '/order/show', name: 'the words under a finished work', write: showOrder },
  { call: '/user/register', name: 'a name', write: register },
  {
    call: '/assets/create',
    name: 'a description',
    write: async (stage) => {
      const { id } = await createAsset(stage.app, stage.author, { description: HELD });
      return { kind: 'asset', id, table: 'assets' };
    },
  },
  {
    call: '/assets/version',
    name: 'a note',
    write: async (stage) => {
      const { id } = await createAsset(stage.app, stage.author);
      const uploadId = await sendAssetFile(stage.app, stage.author, Buffer.from(`version ${id}`), '新.txt');
      await call(
        stage,
        '/assets/version',
        { id, upload_id: uploadId, version: '2.0', note: HELD },
        stage.author,
      );
      return { kind: 'asset', id };
    },
  },
  {
    call: '/bounty/apply',
    name: 'a proposal',
    write: async (stage) => {
      const answer = await applyTo(stage.app, stage.author, await createBounty(stage.app, stage.other), {
        proposal: HELD,
      });
      return { kind: 'application', id: idOf(answer), table: 'bounty_applications' };
    },
  },
  {
    call: '/bounty/editApplication',
    name: 'another proposal',
    write: async (stage) => {
      const id = await createApplication(stage.app, stage.author, await createBounty(stage.app, stage.other));
      await call(stage, '/bounty/editApplication', { id, proposal: HELD }, stage.author);
      return { kind: 'application', id, table: 'bounty_applications' };
    },
  },
  {
    call: '/message/send',
    name: 'a message',
    write: async (stage) => {
      const answer = await say(stage.app, stage.author, stage.other, { content: HELD });
      return { kind: 'message', id: idOf(answer, 'msg_id'), table: 'messages' };
    },
  },
  {
    call: '/profile/works/add',
    name: 'a title',
    write: async (stage) => ({
      kind: 'work',
      id: idOf(await sendWork(stage.app, stage.author, { title: HELD })),
      table: 'works',
    }),
  },
  {
    call: '/profile/works/edit',
    name: 'another title',
    write: async (stage) => {
      const id = await hangWork(stage.app, stage.author);
      await call(stage, '/profile/works/edit', { id, title: HELD }, stage.author);
      return { kind: 'work', id, table: 'works' };
    },
  },
  { call: '/program/setDemo', name: 'a version', write: setDemo },
  {
    call: '/company/save',
    name: 'a firm',
    write: async (stage) => {
      await call(stage, '/company/save', { name: HELD, licence_number: '91310000MA1FL8XQ30' }, stage.author);
      return { kind: 'person', id: stage.author.id };
    },
  },
  {
    call: '/posts/favorite-folders/add',
    name: 'a folder',
    write: async (stage) => {
      await call(stage, '/posts/favorite-folders/add', { name: HELD, is_public: true }, stage.author);
      return { kind: 'person', id: stage.author.id };
    },
  },
  {
    call: '/posts/favorite-folders/edit/{id}',
    name: 'a folder that everybody may see from now on',
    write: async (stage) => {
      const id = idOf(
        await call(stage, '/posts/favorite-folders/add', { name: HELD, is_public: false }, stage.author),
      );
      await call(stage, `/posts/favorite-folders/edit/${id}`, { is_public: true }, stage.author);
      return { kind: 'person', id: stage.author.id };
    },
  },
  {
    call: '/events/register',
    name: 'a team',
    write: async (stage) => ({
      kind: 'team',
      id: await registerFor(stage.app, await open(stage), stage.other, HELD),
    }),
  },
  {
    call: '/events/team/rename',
    name: 'another name of a team',
    write: async (stage) => {
      const id = await registerFor(stage.app, await open(stage), stage.other, '雨队');
      await call(stage, '/events/team/rename', { team_id: id, name: HELD }, stage.other);
      return { kind: 'team', id };
    },
  },
  {
    call: '/events/submission',
    name: 'an entry',
    write: async (stage) => {
      const id = await open(stage);
      await registerFor(stage.app, id, stage.other);
      await advance(stage.app, id, stage.admin);
      return { kind: 'entry', id: await submitFor(stage.app, id, stage.other, { title: HELD }) };
    },
  },
];

/** Refused by their actions: nothing is written that anybody would have to look at. */
export const refused = [
  '/program/apply',
  '/program/invite',
  '/program/createTeam',
  '/program/editTeam',
] as const;

/** What the frame tells of, where the case wouldn't show it by itself, and what is written in the dark and then comes out. */
export const further: readonly Row[] = [
  {
    call: '/bounty/append',
    name: 'what is added to a bounty',
    write: async (stage) => {
      const id = await createBounty(stage.app, stage.author);
      await call(stage, '/bounty/append', { id, content: HELD }, stage.author);
      return { kind: 'bounty', id };
    },
  },
  {
    call: '/events/amend',
    name: 'what is added to an event',
    write: async (stage) => {
      const id = await open(stage);
      await call(stage, '/events/amend', { id, addition: HELD }, stage.author);
      return { kind: 'contest', id };
    },
  },
  {
    call: '/profile/services/add',
    name: 'an extra of a service',
    write: async (stage) => {
      const addons = [{ name: HELD, note: '', kind: 'fixed', amount: 50 }];
      return { kind: 'service', id: await addService(stage.app, stage.author, { addons }) };
    },
  },
  {
    call: '/assets/publish',
    name: 'an asset that was a draft',
    write: async (stage) => {
      const { id } = await createAsset(stage.app, stage.author, { description: HELD, publish: false });
      await stage.app.deliver();
      await call(stage, '/assets/publish', { id }, stage.author);
      return { kind: 'asset', id };
    },
  },
  {
    call: '/assets/collections/edit/{id}',
    name: 'a collection that was private',
    write: async (stage) => {
      const id = idOf(
        await call(stage, '/assets/collections/add', { title: HELD, is_public: false }, stage.author),
      );
      await stage.app.deliver();
      await call(stage, `/assets/collections/edit/${id}`, { is_public: true }, stage.author);
      return { kind: 'collection', id };
    },
  },
  {
    call: '/profile/works/edit',
    name: 'a work that was hidden',
    write: async (stage) => {
      const id = await hangWork(stage.app, stage.author, { title: HELD, visibility: 'hidden' });
      await stage.app.deliver();
      await call(stage, '/profile/works/edit', { id, visibility: 'public' }, stage.author);
      return { kind: 'work', id };
    },
  },
  {
    call: '/posts/add',
    name: 'the title of a series that is made with its first post',
    write: async (stage) => {
      await publish(stage.app, stage.author, { title: '第一篇', series_title: HELD });
      const series = await stage.app.db
        .selectFrom('post_series')
        .select('id')
        .where('user_id', '=', stage.author.id)
        .executeTakeFirstOrThrow();
      return { kind: 'series', id: series.id };
    },
  },
  {
    call: '/order/review',
    name: 'a review, once both sides read it',
    write: async (stage) => {
      const pair = await createPair(stage.app);
      const order = { order_id: await orderIn(stage.app, pair, 'completed', { priceFen: 0 }) };
      await post(stage.app, pair.client, 'review', { ...order, rating: 4, content: HELD });
      await post(stage.app, pair.creator, 'review', { ...order, rating: 5, content: '好' });
      const { id } = await stage.app.db
        .selectFrom('order_reviews')
        .select('id')
        .where('author_id', '=', pair.client.id)
        .executeTakeFirstOrThrow();
      return { kind: 'review', id };
    },
  },
];
