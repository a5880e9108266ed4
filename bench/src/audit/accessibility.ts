import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Check } from './audit-result.ts';

/** Every rule that applied to the page, with the places that break it and how much that hurts. */
export async function checkAccessibility(page: Page): Promise<Check[]> {
  // Colours are measured mid-fade otherwise. What moves for ever has no end to be brought to.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  const { violations, passes } = await new AxeBuilder({ page }).options({ preload: false }).analyze();
  return [
    ...passes.map(({ id }) => ({ name: id, faults: [] })),
    ...violations.map(({ id, impact, nodes }) => ({
      name: `${id} (${impact ?? 'minor'})`,
      faults: nodes.map(({ html }) => html.slice(0, 160)),
    })),
  ];
}
