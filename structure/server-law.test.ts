import { describe, expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { layerOf, moduleOf, serverLaw } from './server-law.ts';
import { allSources, edgesOf, violationsOf } from './law.ts';
import { isTestCode } from './test-code.ts';

const sources = allSources.filter((file) => file.startsWith('server/'));
const edges = edgesOf(sources);

test.each(serverLaw.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
  expect(violationsOf(rule, edges)).toEqual([]);
});

describe('the law can be broken', () => {
  test.each([
    ['server/src/frame/context.ts', 'server/src/modules/posts/index.ts'],
    ['server/src/http/link-preview.ts', 'server/src/modules/posts/index.ts'],
    ['server/src/modules/site/get-site.ts', 'server/src/demo/demo-accounts.ts'],
    ['server/src/modules/live/admit.ts', 'server/src/http/answers.ts'],
    ['server/src/platform/sms/sms.ts', 'server/src/http/answers.ts'],
    ['server/src/config.ts', 'server/src/platform/storage/storage.ts'],
    ['server/src/db/migrate.ts', 'server/src/platform/jobs/runner.ts'],
    ['server/src/modules/users/get-user.ts', 'server/src/modules/accounts/session.ts'],
    ['server/src/demo/write-posts.ts', 'server/src/modules/posts/post.rules.ts'],
    ['server/src/modules/users/get-user.ts', 'server/src/modules/all.ts'],
    ['server/src/frame/action.ts', 'fastify'],
  ])('%s may not import %s', (from, to) => {
    expect(serverLaw.some((rule) => rule.breaks(from, to))).toBe(true);
  });
});

test('every layer is there', () => {
  const found = new Set(sources.map(layerOf));
  for (const layer of ['start', 'demo', 'modules', 'http', 'frame', 'platform', 'db', 'base'] as const) {
    expect(found).toContain(layer);
  }
});

test('modules form no circle', () => {
  const needs = edges.flatMap(({ from, to }) => {
    const [own, other] = [moduleOf(from), moduleOf(to)];
    return own && other && own !== other && !isTestCode(from) ? [{ from: own, to: other }] : [];
  });
  expect(findCircles(needs)).toEqual([]);
});

/** Stands ready for modules: nothing has to use it already. */
const offered = /^server\/src\/(frame\/state-machine\/|platform\/jobs\/schedule-job\.ts)/;

test('what nothing starts from is test code, and looks like it', () => {
  const starts = sources.filter((file) =>
    /^server\/src\/(main\.ts|scripts\/|platform\/images\/drawing\/draw-process\.ts$)/.test(file),
  );
  const reached = new Set(starts);
  const needs = new Map<string, string[]>();
  for (const { from, to } of edges) needs.set(from, [...(needs.get(from) ?? []), to]);
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const to of needs.get(file) ?? []) if (!reached.has(to) && reached.add(to)) waiting.push(to);
  }
  const declaresTypes = (file: string) => /\.(events|jobs)\.ts$/.test(file) || offered.test(file);
  const unreached = sources.filter((file) => !reached.has(file) && !isTestCode(file) && !declaresTypes(file));
  expect(unreached).toEqual([]);
});
