import type { BrowserContext, Page } from '@playwright/test';

/**
 * What fades and slides is drawn anew sixty times a second, by the processor; a click waits until its target rests, and colours are
 * measured half way. Nothing of ours waits for the end of a movement, so journeys look at pages that have arrived.
 */
export async function keepStill(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
    document.adoptedStyleSheets = [still];
  });
}

/** For a journey about what moves: from the next load on, it does. */
export async function letMove(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.adoptedStyleSheets = [];
  });
}
