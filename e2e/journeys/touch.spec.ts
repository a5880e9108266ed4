import type { CDPSession } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../clean-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

type Point = { x: number; y: number };
const touch = (hand: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
  hand.send('Input.dispatchTouchEvent', { type, touchPoints });

async function draw(hand: CDPSession, from: Point, to: Point): Promise<void> {
  await touch(hand, 'touchStart', from);
  for (const share of [0.2, 0.5, 0.8, 1]) {
    await touch(hand, 'touchMove', {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  }
  await touch(hand, 'touchEnd');
}

test('a resting finger opens a post’s menu, a finger drawn sideways the next tab', async ({
  page,
  context,
}) => {
  await page.goto('/community');
  const hand = await context.newCDPSession(page);
  const title = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const box = await title.boundingBox();
  if (!box) throw new Error('the first post has no title');
  const at = { x: box.x + 20, y: box.y + box.height / 2 };

  await touch(hand, 'touchStart', at);
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await touch(hand, 'touchEnd');
  await expect(menu.getByRole('menuitem', { name: '举报' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/community');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await draw(hand, { x: 300, y: 600 }, { x: 290, y: 450 });
  await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
  await draw(hand, { x: 300, y: 600 }, { x: 90, y: 590 });
  await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/community?tab=all');
  await expectNoSidewaysScroll(page);
  await draw(hand, { x: 90, y: 600 }, { x: 300, y: 590 });
  await expect(page.getByRole('tab', { name: '最新' })).toHaveAttribute('aria-selected', 'true');
});
