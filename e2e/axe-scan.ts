import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** What of a page is scanned: all of it; what the frame holds; of that only the colours. */
export type Scan = 'everything' | 'content' | 'colours of the content';

/** The same around every page: where a journey has scanned it once, it is left out. */
const FRAME = ['#root > header', '#sidebar', '#root > nav', '#root footer'];

/** Each rule that is broken in a way that keeps people out, and where. */
export async function seriousFindings(page: Page, scan: Scan): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame);
  // Only what is wrong is asked for: describing all that is right takes most of the time of a scan. The rule that is left out
  // is never more than moderate, and the slowest but one.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(scan === 'colours of the content'
      ? { runOnly: ['color-contrast'] }
      : { rules: { region: { enabled: false } } }),
  };
  return page.evaluate(runAxe, { options, exclude: scan === 'everything' ? [] : FRAME });
}

/** Half a megabyte of code that takes longer to send and to read than many a scan: once for as long as the document stands. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(rememberColours);
}

type Colour = { r: number; g: number; b: number; alpha: number; parseString(words: string): Colour };

/** Runs in the page. Contrast is most of a scan, and most of it reading the same few colours again for every piece of text. */
function rememberColours(): void {
  const { axe: scanner } = window as unknown as {
    axe: { commons: { color: { Color: { prototype: Colour } } } };
  };
  const { prototype } = scanner.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (this: Colour, words: string): Colour {
    const read = known.get(words);
    if (read) return Object.assign(this, read);
    parseString.call(this, words);
    const { r, g, b, alpha } = this;
    known.set(words, { r, g, b, alpha });
    return this;
  };
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
  const { violations } = await scanner.run({ exclude }, options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
