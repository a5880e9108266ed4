import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createPerson, type Person } from '../../../test/test-people.ts';
import { transaction } from '../../db/transaction.ts';
import { startTestSmtp, type TestSmtp } from '../../platform/mail/smtp.rig.ts';
import { runDue } from '../../platform/jobs/run-due.rig.ts';
import { browserAt, startPushService, type TestPushService } from '../../platform/push/push-service.rig.ts';
import { tasksOf } from '../../worker.ts';
import { tellFromSite } from '../notifications/index.ts';
import { confirmAddress } from './index.ts';

export type ChannelRig = {
  app: TestApp;
  smtp: TestSmtp;
  service: TestPushService;
  /** Somebody whose address is confirmed. */
  reader(): Promise<Person & { address: string }>;
  /** Lets a browser of theirs receive, and says where. */
  letIn(person: Person): Promise<string>;
  inform(person: Person, key: string, words?: { title?: string; kind?: string }): Promise<void>;
  set(person: Person, event: string, channel: string, isOn: boolean): Promise<unknown>;
  /** Brings events to their subscribers and runs what is due. */
  run(): Promise<void>;
  lettersTo(person: { address: string }): string[];
  close(): Promise<void>;
};

/** What mail programs read in a letter: headers and bodies, decoded. */
export function decoded(letter: string): string {
  const headers = letter.replace(/=\?UTF-8\?B\?([^?]+)\?=\s*/gi, (_, text: string) =>
    Buffer.from(text, 'base64').toString('utf8'),
  );
  return headers.replace(/=\n/g, '').replace(/((?:=[\dA-F]{2})+)/g, (run) => {
    const bytes = run.slice(1).split('=');
    return Buffer.from(bytes.map((pair) => Number.parseInt(pair, 16))).toString('utf8');
  });
}

export async function createChannelRig(): Promise<ChannelRig> {
  const smtp = await startTestSmtp();
  const service = await startPushService();
  const app = await startTestApp({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@zaojie.example',
      PUSH_ADAPTER: 'web-push',
      PUSH_SERVICES: '127.0.0.1',
      PUBLIC_URL: 'https://zaojie.example',
    },
  });
  let count = 0;
  return {
    app,
    smtp,
    service,
    async reader() {
      const person = await createPerson(app);
      const address = `Reader${person.id}@example.com`;
      await app.db.updateTable('users').set({ email: address }).where('id', '=', person.id).execute();
      await transaction(app.db, (tx) => confirmAddress(tx, person.id, address, app.services.now()));
      return { ...person, address };
    },
    async letIn(person) {
      const path = `/push/${person.id}-${++count}`;
      const { endpoint, ...keys } = browserAt(`${service.origin}${path}`);
      const public_key = await app.services.push?.publicKey();
      await app.post('/message/subscribePush', { endpoint, keys, public_key }, { token: person.token });
      return path;
    },
    async inform(person, key, { title = '客户已付定金', kind = 'order' } = {}) {
      const subject = { kind, id: 1, title, excerpt: '请确认排期。', picture: '', link: '/order/1' };
      await transaction(app.db, (tx) => tellFromSite(tx, app.services, { userId: person.id, key, subject }));
    },
    set: (person, event, channel, isOn) =>
      app.post('/message/channels', { event, channel, is_on: isOn }, { token: person.token }),
    async run() {
      await app.deliver();
      const { failed } = await runDue({ db: app.db, tasks: tasksOf(app.services) }, app.services.now());
      for (const { error } of failed) throw error;
    },
    lettersTo: ({ address }) =>
      smtp
        .letters()
        .filter((letter) => letter.includes(`To: ${address}`))
        .map(decoded),
    async close() {
      await app.close();
      smtp.close();
      await service.close();
    },
  };
}
