import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreFrom } from '../src/db/backup/restore.ts';
import { pdf, sendPiece } from '../src/modules/uploads/upload-test-rig.ts';
import { sweepOrphanUploads } from '../src/modules/uploads/sweep-orphan-uploads.ts';
import { createWorker, type Worker } from '../src/worker.ts';
import { answersTo, answersToAll, fetchFile } from './fixtures/old-town-answers.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { signIn, type Person } from './test-people.ts';

/* What is in the archive, and what each call answered when it was made: fixtures/README.md. */
const fixture = (ending: string) =>
  fileURLToPath(new URL(`fixtures/backup-before-uses.${ending}`, import.meta.url));

type Own = Awaited<ReturnType<typeof answersTo>>;
type Town = {
  madeAt: string;
  password: string;
  people: { id: number; username: string }[];
  asked: Parameters<typeof answersToAll>[1];
  answers: { toAll: Awaited<ReturnType<typeof answersToAll>>; to: Record<string, Own> };
  files: Record<string, { bytes: number; sha256: string }>;
  gone: { post: number; picture: string };
  waiting: { deletedPicture: string };
  unused: Record<'old' | 'young', { url: string; owner: string }>;
  pieces: { id: string; owner: string };
};

const town = JSON.parse(await readFile(fixture('json'), 'utf8')) as Town;
const names = town.people.map(({ username }) => username);
const MINUTE = 60;

type OpenedTown = { app: TestApp; person: (username: string) => Person };

/** Today's installation, empty, after `npm run restore`, two minutes after the backup was made. */
async function openTown(): Promise<OpenedTown> {
  const app = await startTestApp();
  await restoreFrom({
    connectionString: app.connectionString,
    uploadsDir: join(app.services.config.dataDir, 'uploads'),
    file: fixture('tar.gz'),
    log: () => undefined,
    force: false,
  });
  app.passSeconds((Date.parse(town.madeAt) - Date.now()) / 1000 + 2 * MINUTE);
  const people = new Map<string, Person>();
  for (const { id, username } of town.people) {
    people.set(username, { id, username, token: await signIn(app, username, town.password) });
  }
  return {
    app,
    person: (username) => people.get(username) ?? expect.fail(`nobody is called ${username}`),
  };
}

/** A notice of a post whose deletion had yet to be told stood there empty; it goes with the migration. */
function withoutEmptyNotices(own: Own | undefined): Own | undefined {
  if (!own) return own;
  const isEmpty = ({ kind, link }: Own['notices'][number]) => kind === 'post_like' && link === '';
  const gone = own.notices.filter((notice) => isEmpty(notice) && !notice.is_read).length;
  return {
    ...own,
    notices: own.notices.filter((notice) => !isEmpty(notice)),
    unread: {
      ...own.unread,
      like: Number(own.unread['like']) - gone,
      total: Number(own.unread['total']) - gone,
    },
  };
}

describe('a backup from before files had uses', () => {
  let opened: OpenedTown;
  beforeAll(async () => {
    opened = await openTown();
  });
  afterAll(() => opened.app.close());

  test('shows everybody the people, posts, comments, circles and tags, and finds them', async () => {
    expect(await answersToAll(opened.app, town.asked)).toEqual(town.answers.toAll);
  });

  test('serves every public file at its address, byte for byte', async () => {
    const served: Town['files'] = {};
    for (const url of Object.keys(town.files)) {
      const { status, ...file } = await fetchFile(url, opened);
      expect([url, status]).toEqual([url, 200]);
      served[url] = file;
    }
    expect(served).toEqual(town.files);
    expect((await fetchFile(town.gone.picture, opened)).status).toBe(404);
    expect((await opened.app.get(`/posts/detail?id=${town.gone.post}`)).code).not.toBe(1);
  });

  test.each(names)(
    'gives %s their notices, counts, settings, chats with files, follows and blocks',
    async (name) => {
      expect(await answersTo(opened.app, opened.person(name))).toEqual(
        withoutEmptyNotices(town.answers.to[name]),
      );
    },
  );
});

describe('what was waiting when the backup was made', () => {
  let opened: OpenedTown;
  let worker: Worker;
  beforeAll(async () => {
    opened = await openTown();
    worker = createWorker(opened.app.services, opened.app.connectionString);
    await worker.start();
  });
  afterAll(async () => {
    await worker.stop();
    await opened.app.close();
  });

  const patient = { timeout: 100_000 };
  /** Without the achievements that there weren't then: the news they are earned by is delivered too. */
  const noticesOf = async (name: string) => {
    const { notices } = await answersTo(opened.app, opened.person(name));
    return notices.filter(({ link }) => link !== '/profile/achievements');
  };
  const before = (name: string) => town.answers.to[name]?.notices ?? [];
  const statusOf = async (url: string, name: string) =>
    (await fetchFile(url, { app: opened.app, token: opened.person(name).token })).status;

  test('is delivered: a like joins its notice, a comment tried once before and a follow make theirs', async () => {
    const counts = async () => {
      const told = await noticesOf('linqing');
      return [told.length, told.find(({ kind }) => kind === 'post_like')?.actor_count];
    };
    await expect.poll(counts, patient).toEqual([before('linqing').length + 2, 4]);
    const [tang, gao] = [opened.person('tangxia').id, opened.person('gaofei').id];
    const notices = await noticesOf('linqing');
    const of = (kind: string) => notices.filter((notice) => notice.kind === kind);
    expect(of('post_like')).toMatchObject([{ actors: [tang, 4, 3, 2], actor_count: 4, is_read: false }]);
    expect(of('follow')[0]).toMatchObject({ actors: [tang], is_read: false });
    expect(of('comment')[0]).toMatchObject({ actors: [gao], content: '长卷有多长？', is_read: false });
    const read = (list: Own['notices']) => list.filter(({ is_read }) => is_read);
    expect(read(notices)).toEqual(read(before('linqing')));
  });

  test('asks the settings, and what was given up stays given up', async () => {
    const undelivered = () =>
      sql<{ count: number }>`select (select count(*) from outbox_events)::int
        + (select count(*) from event_deliveries where failed_at is null)::int as count`.execute(
        opened.app.db,
      );
    await expect.poll(async () => (await undelivered()).rows, patient).toEqual([{ count: 0 }]);
    const commentLikes = (list: Own['notices']) => list.filter(({ kind }) => kind === 'comment_like');
    expect(commentLikes(await noticesOf('heyu'))).toEqual(commentLikes(before('heyu')));
    expect(await noticesOf('zhoumo')).toEqual(before('zhoumo'));
  });

  test('runs: the sweep takes the old unused picture, and nothing that is shown or may still be', async () => {
    const { old, young } = town.unused;
    await expect.poll(() => statusOf(old.url, old.owner), patient).toBe(404);
    for (const url of Object.keys(town.files)) {
      expect([url, (await fetchFile(url, opened)).status]).toEqual([url, 200]);
    }
    for (const name of names) {
      const { histories } = await answersTo(opened.app, opened.person(name));
      expect(histories).toEqual(town.answers.to[name]?.histories);
    }
    const publish = ({ url, owner }: { url: string; owner: string }) =>
      opened.app.post(
        '/posts/add',
        { title: '现在发', content: '<p>早就画好了。</p>', media_urls: [url] },
        { token: opened.person(owner).token },
      );
    expect(await publish(old)).not.toMatchObject({ code: 1 });
    expect(await publish(young)).toMatchObject({ code: 1 });
    expect(await statusOf(young.url, young.owner)).toBe(200);
  });

  test('goes on: an upload of two pieces is finished with the second', async () => {
    const { id, owner } = town.pieces;
    const { token } = opened.person(owner);
    const rest = { id, bytes: pdf(3000).subarray(1800), index: 1, count: 2 };
    expect(await sendPiece(opened.app, token, rest)).toMatchObject({ code: 1 });
    const merge = { action: 'merge', chunkid: id, chunkcount: 2, filename: 'whole.pdf' };
    expect(await opened.app.post('/common/upload', merge, { token })).toMatchObject({
      code: 1,
      data: { size: 3000, kind: 'document' },
    });
  });

  test('two days later the picture of the deleted post is swept as well, and nothing that is shown', async () => {
    const { db, now } = opened.app.services;
    await sweepOrphanUploads(db, new Date(now().getTime() + 49 * 3_600_000));
    await expect.poll(() => statusOf(town.waiting.deletedPicture, 'heyu'), patient).toBe(404);
    for (const url of Object.keys(town.files).filter((shown) => shown !== town.unused.young.url)) {
      expect([url, (await fetchFile(url, opened)).status]).toEqual([url, 200]);
    }
  });
});
