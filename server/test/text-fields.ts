import type { AnySchema } from '@zaojie/contract/endpoint';
import { jsonSchemaOf } from '@zaojie/contract/openapi';

type Json = { [key: string]: unknown };
const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Numbers, codes and tokens are spelt by a pattern that no word of a list gets through. */
const takesWords = ({ pattern }: Json) =>
  typeof pattern !== 'string' || new RegExp(pattern, 'u').test('代练');

function collect(schema: Json, definitions: Json, path: readonly string[]): string[] {
  const named = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (named !== undefined) return collect(asJson(definitions[named]), definitions, path);
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return [];
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => asList(schema[key]));
  const items = [schema['items'], ...asList(schema['prefixItems'])].filter((item) => item !== undefined);
  const inner = [...choices, ...items].flatMap((each) => collect(asJson(each), definitions, path));
  const fields = Object.entries(asJson(schema['properties'])).flatMap(([name, property]) =>
    collect(asJson(property), definitions, [...path, name]),
  );
  const types = [schema['type']].flat();
  // What is read by hand says nothing of itself unless it is given a type: it may be anything.
  const isText = types.includes('string') || (schema['type'] === undefined && choices.length === 0);
  return [...inner, ...fields, ...(isText && takesWords(schema) ? [path.join('.')] : [])];
}

/** Where in a body somebody could write words, as `title` or `roles.name`; lists are gone through. */
export function textFieldsOf(body: AnySchema): string[] {
  const schema = jsonSchemaOf(body, 'input');
  const fields = collect({ ...schema, type: schema['type'] ?? 'object' }, asJson(schema['$defs']), []);
  return [...new Set(fields)].filter((field) => field !== '').sort();
}
