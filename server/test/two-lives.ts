import { acquaint, say } from '../src/modules/messages/message-test-rig.ts';
import { orderIn, recharge } from '../src/modules/orders/order-test-rig.ts';
import { pdf, upload } from '../src/modules/uploads/upload-test-rig.ts';
import { applyPersonal } from '../src/modules/verifications/verifications.rig.ts';
import { sendService } from '../src/modules/storefronts/storefront-test-rig.ts';
import { createAsset } from '../src/modules/assets/asset-test-rig.ts';
import { applyTo, createBounty } from './test-bounties.ts';
import type { CallAnswer, TestApp } from './test-app.ts';
import { createPerson, newMobile, type Person } from './test-people.ts';
import { createContestDraft } from './test-contests.ts';
import { applyFor, createProgram, programmer, roleOf } from './test-programs.ts';
import { createPost } from './test-posts.ts';

/** Somebody whose every text carries their own word, so that it is found wherever it got to. */
export type Marked = Person & {
  word: string;
  mobile: string;
  email: string;
  postId: number;
  commentId: number;
};

async function must(answer: Promise<CallAnswer>): Promise<CallAnswer> {
  const got = await answer;
  if (got.code !== 1) throw new Error(`${got.code} ${got.msg}`);
  return got;
}

async function createMarked(app: TestApp, word: string): Promise<Marked> {
  const person = await createPerson(app, `${word}user`);
  const [mobile, email] = [newMobile(), `${word}@example.com`];
  const row = { mobile, email, bio: `${word}bio`, background_info: `${word}info`, city: `${word}city` };
  await app.db
    .updateTable('users')
    .set({ ...row, nickname: `${word}nick` })
    .where('id', '=', person.id)
    .execute();
  const postId = await createPost(app, person, { title: `${word}title`, content: `<p>${word}post</p>` });
  return { ...person, word, mobile, email, postId, commentId: 0 };
}

async function comment(app: TestApp, who: Marked, postId: number, parentId?: number): Promise<number> {
  const body = {
    post_id: postId,
    content: `${who.word}comment`,
    ...(parentId !== undefined && { parent_id: parentId }),
  };
  const { data } = await must(app.post('/posts/addComment', body, { token: who.token }));
  return data['id'] as number;
}

/** What one does with and to the other; the same again the other way round. */
async function liveBeside(app: TestApp, me: Marked, other: Marked): Promise<void> {
  const { token, word } = me;
  await must(app.post(`/user/toggle-follow/${other.id}`, {}, { token }));
  me.commentId = await comment(app, me, other.postId);
  await must(app.post('/posts/like', { post_id: other.postId }, { token }));
  await must(say(app, me, other, { content: `${word}message` }));
  const bountyId = await createBounty(app, me, {
    title: `${word}bounty`,
    description: `${word}bounty 描述写长一点。`,
  });
  await must(applyTo(app, other, bountyId, { proposal: `${other.word}proposal 写长一点。` }));
  await must(sendService(app, me, { name: `${word}service` }));
  await must(upload(app, token, pdf(), `${word}.pdf`));
  await must(applyPersonal(app, me));
  const feedback = {
    kind: 'other',
    content: `${word}feedback 写长一点，说清楚。`,
    contact: `${word}contact`,
  };
  await must(app.post('/feedback/send', feedback, { token }));
  const report = {
    kind: 'person',
    target_id: other.id,
    reason: 'other',
    description: `${word}report 写长一点。`,
  };
  await must(app.post('/report/add', report, { token }));
}

/** What they make together, and what they plan. */
async function makeBeside(app: TestApp, me: Marked, other: Marked): Promise<void> {
  const { token, word } = me;
  const role = { ...programmer, name: `${word}role`, requirements: `${word}needs`, pay_words: `${word}pay` };
  const programId = await createProgram(app, me, {
    title: `${word}project`,
    summary: `${word}summary`,
    pitch: `<p>${word}pitch</p>`,
    roles: [role],
    milestones: [{ title: `${word}milestone`, note: `${word}note` }],
  });
  await must(applyFor(app, other, await roleOf(app, programId), { message: `${other.word}application` }));
  await must(app.post('/program/createTeam', { name: `${word}team`, words: `${word}words` }, { token }));
  await createContestDraft(app, me, {
    title: `${word}event`,
    summary: `${word}summary`,
    theme: `${word}theme`,
    theme_note: `${word}note`,
    rules: `<p>${word}rules</p>`,
    criteria: [{ name: 'c', about: `${word}about`, weight: 100 }],
    prizes: [{ name: 'p', winners: 1, amount: 1, words: `${word}prize` }],
    sponsors: [{ name: `${word}sponsor`, link: '' }],
  });
  const assetId = (await createAsset(app, other)).id;
  const collection = { title: `${word}collection`, description: `${word}about` };
  const { data } = await must(app.post('/assets/collections/add', collection, { token }));
  await must(
    app.post('/assets/collections/put', { collection_id: data['id'], asset_id: assetId }, { token }),
  );
}

/** Two people who have had to do with each other in every way. */
export async function createTwoLives(app: TestApp): Promise<{ a: Marked; b: Marked }> {
  const [a, b] = [await createMarked(app, 'aaamark'), await createMarked(app, 'bbbmark')];
  await acquaint(app, a, b);
  await liveBeside(app, a, b);
  await liveBeside(app, b, a);
  await makeBeside(app, a, b);
  await makeBeside(app, b, a);
  // An answer to what the other said.
  await comment(app, b, b.postId, a.commentId);
  await recharge(app, a.id, 100_000);
  await orderIn(app, { client: a, creator: b }, 'completed', { brief: 'aaamarkbrief', title: '竹林' });
  return { a, b };
}
