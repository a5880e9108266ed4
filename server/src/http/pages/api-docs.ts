import { api } from '@zaojie/contract/api';
import type { Endpoint } from '@zaojie/contract/endpoint';
import { frameErrors, type DeclaredError } from '@zaojie/contract/errors';
import { jsonSchemaOf, openApiDocument } from '@zaojie/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { apiDocsStyle } from './api-docs-style.ts';
import { escapeHtml } from './escape-html.ts';

const accessWords = { public: '公开', member: '需登录', admin: '管理员' } as const;

function schemaBlock(title: string, schema: Record<string, unknown>): string {
  const properties = schema['properties'] as Record<string, unknown> | undefined;
  if (properties && Object.keys(properties).length === 0) return '';
  return `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function errorList(errors: readonly DeclaredError[]): string {
  const items = errors.map((error) => `<li><code>${error.code}</code> ${escapeHtml(error.msg)}</li>`);
  return items.length > 0 ? `<h4>会拒绝的情形</h4><ul>${items.join('')}</ul>` : '';
}

function endpointBlock(endpoint: Endpoint): string {
  const address = escapeHtml(`/api${endpoint.path}`);
  const others = endpoint.alsoAt.map((path) => `<code>/api${escapeHtml(path)}</code>`).join('、');
  return `<details><summary><b class="${endpoint.method.toLowerCase()}">${endpoint.method}</b>
    <code>${address}</code> <span>${escapeHtml(endpoint.summary)}</span> <i>${accessWords[endpoint.access]}</i></summary>
    ${others ? `<p>也可用 ${others}</p>` : ''}
    ${schemaBlock('路径参数', jsonSchemaOf(endpoint.params, 'input'))}
    ${schemaBlock('查询参数', jsonSchemaOf(endpoint.query, 'input'))}
    ${schemaBlock('请求体', jsonSchemaOf(endpoint.body, 'input'))}
    ${schemaBlock('成功时的 data', jsonSchemaOf(endpoint.output, 'output'))}
    ${errorList(endpoint.errors)}</details>`;
}

/** Plain HTML on purpose: it needs no script, so the page's policy stays as strict as everywhere else. */
export function apiDocsPage(): string {
  const domains = Object.entries(api).map(
    ([domain, endpoints]) =>
      `<section><h2>${escapeHtml(domain)}</h2>${endpoints.map(endpointBlock).join('')}</section>`,
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>造界 API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>造界 API</h1>
    <p>每个回答都是 <code>{code, msg, data}</code>，code 为 1 表示成功。登录后的请求带上 <code>Token</code> 头。
    机器可读的版本：<a href="/api/openapi.json">openapi.json</a>。</p>
    <details><summary>任何调用都可能遇到的拒绝</summary>${errorList(Object.values(frameErrors))}</details>
    ${domains.join('')}</main></body></html>`;
}

/** Long texts that are the same until the server is another: written when first asked for. */
function writtenOnce(write: () => string): () => string {
  let text: string | undefined;
  return () => (text ??= write());
}
const openApiText = writtenOnce(() => JSON.stringify(openApiDocument()));
const docsText = writtenOnce(apiDocsPage);

export function serveApiDocs(app: FastifyInstance): void {
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(openApiText()),
  );
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsText()));
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiDocsStyle),
  );
}
