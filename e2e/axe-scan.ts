import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { quickAxe } from './quick-axe.ts';

/** What of a page is scanned: all of it; what the frame holds; of that only the colours. */
export type Scan = 'everything' | 'content' | 'colours of the content';

/** The same around every page: where a journey has scanned it once, it is left out. */
const FRAME = ['#root > header', '#sidebar', '#root > nav', '#root footer'];

/** Each rule that is broken in a way that keeps people out, and where. */
export async function seriousFindings(page: Page, scan: Scan): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  // Only what is wrong is asked for: describing all that is right takes most of the time of a scan.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(scan === 'colours of the content' && { runOnly: ['color-contrast'] }),
  };
  return page.evaluate(runAxe, { options, exclude: scan === 'everything' ? [] : FRAME });
}

/** Half a megabyte of code that takes longer to send and to read than many a scan: once for as long as the document stands. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(quickAxe);
}

/** Runs in the page. */
async function runAxe({ options, exclude }: { options: RunOptions; exclude: string[] }): Promise<string[]> {
  // Colours are measured mid-fade otherwise. What moves for ever, such as a skeleton, has no end to be brought to.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const { axe: scanner } = window as unknown as {
    axe: { run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults> };
  };
  // In a frame, only the way there.
  const written = ([place = '', ...inFrames]: string[]) =>
    (inFrames.length === 0 && document.querySelector(place)?.outerHTML.slice(0, 300)) ||
    [place, ...inFrames].join(' > ');
  const { violations } = await scanner.run({ exclude }, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => written(target.map(String))).join(' | ')}`);
}
