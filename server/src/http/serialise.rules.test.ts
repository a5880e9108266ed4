import { api } from '@zaojie/contract/api';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { compileSuccess, successOf } from './serialise.ts';

describe('answers', () => {
  test.each(Object.entries(api))('of %s can all be written', (_domain, endpoints) => {
    for (const { output } of endpoints) expect(compileSuccess(output)).toBeTypeOf('function');
  });

  test('hold what is declared and nothing else', () => {
    const write = successOf(z.object({ name: z.string(), age: z.number().nullable() }));
    const answer = write('ok', { name: '画', age: null, password: 'x' });
    expect(JSON.parse(answer)).toEqual({ code: 1, msg: 'ok', data: { name: '画', age: null } });
    expect(JSON.parse(write('好', { name: '音', age: 3 })).data).toEqual({ name: '音', age: 3 });
  });
});
