import { expect as asItComes, type Locator, type Page } from '@playwright/test';

/**
 * While something isn't so yet, each look of an expectation describes the whole page in words, for a message that is seldom needed: it
 * took a sixth of a page's time. What is looked for is waited for first, without words. Should it not come, or be another, the
 * expectation says so as ever.
 */
const PATIENCE_MS = 10_000;

type Wait<Target> = (target: Target, expected: unknown) => Promise<unknown>;
type Asked = Record<string, (...all: unknown[]) => Promise<void>>;

/** The expectation of this name, after the wait. What must not be so needn't be waited for. */
function after<Target extends Locator | Page>(name: string, wait: Wait<Target>) {
  return async function (this: { isNot: boolean }, target: Target, ...all: unknown[]) {
    if (!this.isNot) await wait(target, all[0]).catch(() => undefined);
    const asked = asItComes(target as Locator);
    try {
      await ((this.isNot ? asked.not : asked) as unknown as Asked)[name]?.(...all);
      return { pass: !this.isNot, message: () => name };
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) };
    }
  };
}

const untilSeen: Wait<Locator> = (locator) => locator.waitFor({ state: 'visible', timeout: PATIENCE_MS });
const untilThere: Wait<Locator> = (locator) => locator.waitFor({ state: 'attached', timeout: PATIENCE_MS });

const untilLedTo: Wait<Page> = async (page, expected) => {
  if (typeof expected !== 'string' && !(expected instanceof RegExp)) return;
  const isThere = ({ href }: URL) =>
    typeof expected === 'string' ? href === new URL(expected, href).href : expected.test(href);
  await page.waitForURL(isThere, { waitUntil: 'commit', timeout: PATIENCE_MS });
};

export const expect: typeof asItComes = asItComes.extend({
  toBeVisible: after('toBeVisible', untilSeen),
  toContainText: after('toContainText', untilThere),
  toHaveText: after('toHaveText', untilThere),
  toHaveAttribute: after('toHaveAttribute', untilThere),
  toHaveValue: after('toHaveValue', untilThere),
  toBeChecked: after('toBeChecked', untilThere),
  toBeDisabled: after('toBeDisabled', untilThere),
  toHaveURL: after('toHaveURL', untilLedTo),
});
