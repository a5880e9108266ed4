import * as z from 'zod';
import { api } from './api.ts';
import type { AnySchema, Endpoint } from './endpoint.ts';
import { frameErrors, SUCCESS_CODE, type DeclaredError } from './errors.ts';
import { ACT_FOR_HEADER, proxyScopeNames } from './proxies/proxy-words.ts';
import { actingErrors } from './proxies/proxy.errors.ts';

type Json = Record<string, unknown>;

export function jsonSchemaOf(schema: AnySchema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function envelope(data: Json): Json {
  return {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
  };
}

function parameters(schema: AnySchema, where: 'path' | 'query'): Json[] {
  const json = jsonSchemaOf(schema, 'input');
  const required = new Set((json['required'] as string[] | undefined) ?? []);
  return Object.entries((json['properties'] ?? {}) as Record<string, Json>).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: property,
  }));
}

function describeErrors(errors: readonly DeclaredError[]): string {
  return errors.map((error) => `- \`${error.code}\` ${error.name}: ${error.msg}`).join('\n');
}

/** Only of calls that one person may make for another. */
function actForHeader({ actFor }: Endpoint): Json[] {
  if (actFor === null || actFor === 'self') return [];
  const description = `代理时填对方的用户ID，需要的授权范围：${actFor.scopes.join(' 或 ')}`;
  return [{ name: ACT_FOR_HEADER, in: 'header', required: false, description, schema: { type: 'integer' } }];
}

function operation(domain: string, endpoint: Endpoint): Json {
  const body = jsonSchemaOf(endpoint.body, 'input');
  const hasBody = Object.keys((body['properties'] ?? {}) as Json).length > 0;
  const ok = { ...envelope(jsonSchemaOf(endpoint.output, 'output')), title: `code ${SUCCESS_CODE}` };
  return {
    tags: [domain],
    summary: endpoint.summary,
    ...(endpoint.errors.length > 0 && { description: describeErrors(endpoint.errors) }),
    ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
    'x-access': endpoint.access,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...actForHeader(endpoint),
    ],
    ...(hasBody && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      200: { description: endpoint.summary, content: { 'application/json': { schema: ok } } },
      default: { $ref: '#/components/responses/Refusal' },
    },
  };
}

/** The API as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, endpoints] of Object.entries(api)) {
    for (const endpoint of endpoints) {
      for (const path of [endpoint.path, ...endpoint.alsoAt]) {
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(domain, endpoint) };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '造界 API',
      version: '1',
      description: `code 为 ${SUCCESS_CODE} 表示成功。任何调用还可能返回：\n\n${describeErrors(Object.values(frameErrors))}\n\n以 ${ACT_FOR_HEADER} 代理他人时，范围（${proxyScopeNames.join('、')}）之外的会被拒绝：\n\n${describeErrors(Object.values(actingErrors))}`,
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Token' } },
      responses: {
        Refusal: {
          description: '被拒绝：code 不为 1，msg 可直接展示',
          content: { 'application/json': { schema: envelope({}) } },
        },
      },
    },
  };
}
