import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createPerson, type Person } from '../../../../test/test-people.ts';
import { createProgram, roleOf } from '../../../../test/test-programs.ts';

type Stage = {
  app: TestApp;
  owner: Person;
  maker: Person;
  /** Of the owner, made anew for each test, and the first of its roles. */
  id: number;
  role: number;
};
type Rows = { data: Record<string, unknown>[]; total: number };

/** Somebody with a project, and somebody who wants to join it: there from the first test of the file on. */
export function usePeopleRig() {
  const made: Partial<Stage> = {};
  const stage = () => made as Stage;
  beforeAll(async () => {
    const app = await startTestApp();
    const [owner, maker] = [await createPerson(app, 'nanzhi'), await createPerson(app, 'ali')];
    Object.assign(made, { app, owner, maker });
  });
  beforeEach(async () => {
    const { app, owner } = stage();
    const id = await createProgram(app, owner);
    Object.assign(made, { id, role: await roleOf(app, id) });
  });
  afterAll(() => stage().app.close());
  return {
    stage,
    call: (who: Person, path: string, body: object) => stage().app.post(path, body, { token: who.token }),
    list: async (who: Person, path: string) =>
      (await stage().app.get(path, { token: who.token })).data as unknown as Rows,
  };
}

export const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
export const codes = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).sort((a, b) => a - b);
