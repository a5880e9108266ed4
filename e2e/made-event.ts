import { expect, type APIRequestContext } from '@playwright/test';
import { postAs } from './calls.ts';
import { pictureFile } from './demo-picture.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function uploadCover(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.post('/api/common/upload', {
    headers: { Token: token },
    multipart: { file: await pictureFile('moonlit-sea-05') },
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: { url: string } };
  expect(code, msg).toBe(1);
  return data.url;
}

interface MadeEvent {
  title: string;
  /** Yuan for the first place; 0 for glory. */
  prize?: number;
  teamMax?: number;
}

/** An event that waits for an administrator: each step lasts two hours from now on. */
export async function proposeEvent(
  request: APIRequestContext,
  token: string,
  { title, prize = 0, teamMax = 3 }: MadeEvent,
): Promise<number> {
  const { id } = await postAs<{ id: number }>(request, token, '/events/create', {
    title,
    category: 'art',
    summary: '一晚上画一件小东西，第二天大家来评。',
    cover: await uploadCover(request, token),
    theme: '最亮的那件东西不是光',
    theme_note: '',
    rules: '<ol><li>旧稿不能用</li><li>附过程图</li></ol>',
    criteria: [
      { name: '切题', about: '看得出题目', weight: 40 },
      { name: '画面', about: '构图和光', weight: 60 },
    ],
    prizes: [{ name: '一等', winners: 1, amount: prize, words: '首页推荐一周' }],
    sponsors: [],
    team_max: teamMax,
    registration_opens_at: inHours(-0.1),
    starts_at: inHours(2),
    submissions_close_at: inHours(4),
    voting_closes_at: inHours(6),
    announce_at: inHours(8),
  });
  await postAs(request, token, '/events/propose', { id });
  return id;
}
