import type { QueryKey } from '@tanstack/react-query';
import { drawFor, readSession, updateSessionUser, type StoredUser } from '../../api/session.ts';
import { knowSite, type Site } from '../../api/site.ts';
import { drawAsOf } from '../../hooks/use-now.ts';

/**
 * What the server asked when it drew the page: the answers, by the keys of their queries. Where asking counts a reader
 * (`meta.isCounted` of the query), the drawing counted nobody, so the browser asks once more.
 */
export type ServedAnswers = readonly (readonly [QueryKey, unknown, { isCounted: boolean }?])[];

/** Settings of the site, which no query asks for. */
export const SITE_KEY = ['site'] as const;
/** When it was drawn. */
export const MOMENT_KEY = ['moment'] as const;
/** Whom the page was drawn for; missing where that is a visitor. */
export const READER_KEY = ['reader'] as const;

const ROOT_MARK = 'served';
const DATA_ID = 'served-data';

/**
 * The server draws for whoever it knows by a cookie, or for a visitor, and with an open sidebar. For anybody else the script in
 * the page's head has hidden the drawing before it was seen, and the page is made here as if nothing had come with it.
 */
export function isServedForUs(root: HTMLElement): boolean {
  return ROOT_MARK in root.dataset && !document.documentElement.classList.contains('own');
}

/** From now on the page is ours: nothing hides it, and nothing waits to be pressed. */
export function discardServed(root: HTMLElement): void {
  delete root.dataset[ROOT_MARK];
}

/**
 * What somebody did with the served page before it could answer: words in fields, ticks, and a button that was pressed.
 * The code takes it over piece by piece, so what is done meanwhile counts too. Returns the way to do it again.
 */
export function keepEarlyDeeds(root: HTMLElement): () => void {
  const typed = new Map<HTMLInputElement, string>();
  const ticked = new Map<HTMLInputElement, boolean>();
  const note = (input: EventTarget | null) => {
    if (!(input instanceof HTMLInputElement)) return;
    if (input.checked !== input.defaultChecked) ticked.set(input, input.checked);
    else ticked.delete(input);
    if (input.value !== input.defaultValue) typed.set(input, input.value);
    else typed.delete(input);
  };
  for (const input of root.querySelectorAll('input')) note(input);
  const listening = new AbortController();
  root.addEventListener('input', ({ target }) => note(target), { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    // A click, because a tick that is only set says nothing to the form.
    for (const [input, isChecked] of ticked) {
      input.checked = !isChecked;
      input.click();
    }
    for (const [input, text] of typed) {
      if (input.value === text) continue;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    root.querySelector<HTMLElement>('[data-pressed]')?.click();
  };
}

export function readServedAnswers(): ServedAnswers {
  const root = document.querySelector<HTMLElement>('#root');
  const data = document.querySelector(`#${DATA_ID}`)?.textContent;
  if (!data || root === null || !isServedForUs(root)) return [];
  return JSON.parse(data) as ServedAnswers;
}

function findIn(answers: ServedAnswers, wanted: QueryKey): unknown {
  return answers.find(([key]) => key[0] === wanted[0])?.[1];
}

/** A session that was to end with the browser is known to be over only now: its page isn't for whoever sits here next. */
export function hideFromOthers(): void {
  const reader = findIn(readServedAnswers(), READER_KEY) as StoredUser | undefined;
  if (reader?.id !== readSession()?.user.id) document.documentElement.classList.add('own');
}

/** A page that came drawn is drawn again from the same words, for the same person. */
export function takeServedFrame(): void {
  const answers = readServedAnswers();
  const site = findIn(answers, SITE_KEY);
  if (site !== undefined) knowSite(site as Site);
  const moment = findIn(answers, MOMENT_KEY);
  if (typeof moment === 'number') drawAsOf(moment);
  const reader = findIn(answers, READER_KEY);
  if (reader === undefined) return;
  updateSessionUser(reader as StoredUser);
  drawFor(readSession());
}
