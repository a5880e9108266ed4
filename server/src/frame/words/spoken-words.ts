import { frameErrors } from '@zaojie/contract/errors';
import type { HeldWay, HeldWords, SpokenFields, WordFilter } from './word-filter.ts';
import { Refusal } from '../refusal.ts';

type Body = Record<string, unknown>;
/** By keys and places in lists, from the body on. */
type Place = { text: string; keys: readonly (string | number)[] };

const asBody = (value: unknown): Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};

function placesAt(value: unknown, names: readonly string[], keys: Place['keys']): Place[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => placesAt(each, names, [...keys, index]));
  const [name, ...rest] = names;
  if (name !== undefined) return placesAt(asBody(value)[name], rest, [...keys, name]);
  return typeof value === 'string' && value !== '' ? [{ text: value, keys }] : [];
}

function placesOf(body: unknown, { fields, html = [] }: SpokenFields): (Place & { isHtml: boolean })[] {
  return fields.flatMap((field) => {
    const isHtml = html.includes(field);
    return placesAt(body, field.split('.'), []).map((place) => ({ ...place, isHtml }));
  });
}

function putAt(body: Body, keys: Place['keys'], text: string): void {
  const holder = keys.slice(0, -1).reduce<Body>((inner, key) => inner[key] as Body, body);
  holder[keys.at(-1) ?? ''] = text;
}

export type Spoken<Input> = { input: Input; held: HeldWords | null };

/** The input as it may go on: masked where words are masked, with those that must be looked at. Refuses what may not. */
export async function listenTo<Input extends { body: unknown }>(
  filter: WordFilter,
  spoken: SpokenFields | null,
  input: Input,
): Promise<Spoken<Input>> {
  const places = spoken ? placesOf(input.body, spoken) : [];
  if (places.length === 0) return { input, held: null };
  const { isRefused, held: found, texts } = await filter.check(places);
  if (isRefused) throw new Refusal(frameErrors.wordsRefused);
  const held = found.words.length > 0 ? found : null;
  const isMasked = places.some(({ text }, index) => texts[index] !== text);
  if (!isMasked) return { input, held };
  const body = structuredClone(asBody(input.body));
  places.forEach(({ keys }, index) => putAt(body, keys, texts[index] ?? ''));
  return { input: { ...input, body }, held };
}

type IdIn = NonNullable<Extract<HeldWay, object>['idIn']>;

/** The number of what the call made, as its answer or its body says. */
export function madeBy(data: unknown, input: { body: unknown }, idIn: IdIn): number | null {
  const body = asBody(input.body);
  const found =
    idIn === 'body.id'
      ? body['id']
      : (asBody(data)[idIn] ?? asBody(asBody(data)['comment'])[idIn] ?? body[idIn]);
  return typeof found === 'number' ? found : null;
}
