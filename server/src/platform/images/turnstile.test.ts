import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('lets no more in than it has places, all of them in the end, and goes on after a failure', async () => {
  const enter = createTurnstile(2);
  let inside = 0;
  let most = 0;
  const order: number[] = [];
  const works = Array.from({ length: 9 }, (_, index) =>
    enter(async () => {
      order.push(index);
      most = Math.max(most, ++inside);
      await wait(5);
      inside--;
      if (index % 3 === 0) throw new Error('broken');
      return index;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(6);
});
