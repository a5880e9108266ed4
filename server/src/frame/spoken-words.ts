import { frameErrors } from '@zaojie/contract/errors';
import type { SpokenFields, WordFilter } from './word-filter.ts';
import { Refusal } from './refusal.ts';

type Body = Record<string, unknown>;
type Place = { text: string; isHtml: boolean; put: (body: Body, text: string) => void };

const asBody = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};

/** A field is a text, a list of texts, or a list of things with names. */
function placesOf(body: Body, { fields, html = [] }: SpokenFields): Place[] {
  return fields.flatMap((field): Place[] => {
    const value = body[field];
    const isHtml = html.includes(field);
    if (typeof value === 'string') {
      return [{ text: value, isHtml, put: (into, text) => void (into[field] = text) }];
    }
    if (!Array.isArray(value)) return [];
    return value.flatMap((each: unknown, index): Place[] => {
      const listIn = (into: Body) => into[field] as unknown[];
      if (typeof each === 'string') {
        return [{ text: each, isHtml, put: (into, text) => void (listIn(into)[index] = text) }];
      }
      const { name } = asBody(each);
      if (typeof name !== 'string') return [];
      const put: Place['put'] = (into, text) =>
        void (listIn(into)[index] = { ...asBody(listIn(into)[index]), name: text });
      return [{ text: name, isHtml, put }];
    });
  });
}

export type Spoken<Input> = { input: Input; heldWords: string[] };

/** The input as it may go on: masked where words are masked, with those that must be looked at. Refuses what may not. */
export async function listenTo<Input extends { body: unknown }>(
  filter: WordFilter,
  spoken: SpokenFields | null,
  input: Input,
): Promise<Spoken<Input>> {
  const places = spoken ? placesOf(asBody(input.body), spoken).filter(({ text }) => text !== '') : [];
  if (places.length === 0) return { input, heldWords: [] };
  const { isRefused, held, texts } = await filter.check(places);
  if (isRefused) throw new Refusal(frameErrors.wordsRefused);
  const isMasked = places.some(({ text }, index) => texts[index] !== text);
  if (!isMasked) return { input, heldWords: held };
  const body = structuredClone(asBody(input.body));
  places.forEach(({ put }, index) => put(body, texts[index] ?? ''));
  return { input: { ...input, body }, heldWords: held };
}

/** The number of what the call made, as its answer or its body says. */
export function madeBy(data: unknown, input: { body: unknown }, idIn: 'id' | 'msg_id'): number | null {
  const found = asBody(data)[idIn] ?? asBody(asBody(data)['comment'])[idIn] ?? asBody(input.body)[idIn];
  return typeof found === 'number' ? found : null;
}
