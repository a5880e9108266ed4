import { jsonSchemaOf } from '@zaojie/contract/openapi';
import type { AnySchema } from '@zaojie/contract/endpoint';
import { SUCCESS_CODE } from '@zaojie/contract/errors';
import fastJson from 'fast-json-stringify';

type Json = Record<string, unknown>;

type WriteSuccess = (msg: string, data: unknown) => string;

const written = new WeakMap<AnySchema, WriteSuccess>();

/** Made when the first answer of its kind leaves: to make all of them would take most of the time that a start takes. */
export function successOf(output: AnySchema): WriteSuccess {
  return (msg, data) => {
    const write = written.get(output) ?? compileSuccess(output);
    written.set(output, write);
    return write(msg, data);
  };
}

/** Only what the schema declares can leave the server: everything else is dropped while writing. */
export function compileSuccess(output: AnySchema): WriteSuccess {
  const stringify = fastJson({
    type: 'object',
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      data: plainNullables(jsonSchemaOf(output, 'output')) as Json,
    },
  } as Parameters<typeof fastJson>[0]);
  return (msg, data) => stringify({ code: SUCCESS_CODE, msg, data });
}

// anyOf [X, null] would be tried by validation on every value; `nullable` is decided by one comparison.
function plainNullables(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plainNullables);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as Json & { anyOf?: Json[] };
  const other = anyOf?.filter((option) => option['type'] !== 'null') ?? [];
  const [only] = other;
  if (anyOf?.length === 2 && other.length === 1 && only) {
    return { ...rest, ...(plainNullables(only) as Json), nullable: true };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, plainNullables(value)]));
}
