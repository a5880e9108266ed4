/// <reference types="vite/types/importMeta.d.ts" />
import { frameErrors, SUCCESS_CODE } from '@zaojie/contract/errors';
import type { AccessRow, Caller, ModuleAccess } from './access-matrix-rows.ts';
import { createStage, type Stage } from './access-matrix-stage.ts';
import type { CallAnswer, CallOptions, TestApp } from './test-app.ts';

/** By file: each module brings its own rows. */
export const accessFiles = import.meta.glob<ModuleAccess>('../src/modules/*/*.access.ts', {
  eager: true,
  import: 'access',
});

export const routeOf = ({ method, path }: AccessRow['endpoint']) => `${method} ${path}`;

/** A stage for one module's rows, used until a call has changed something. */
export function createStages(getApp: () => TestApp, access: ModuleAccess) {
  let standing: Promise<Stage> | null = null;
  return {
    get: () => (standing ??= createStage(getApp()).then((stage) => access.prepare(stage))),
    clear: () => {
      standing = null;
    },
  };
}

export function callRow(row: AccessRow, caller: Caller, stage: Stage): Promise<CallAnswer> {
  const { params, query, body, file, bytes } = row.request(stage);
  const path = Object.entries(params ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
    row.endpoint.path,
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return stage.app.send(row.endpoint.method, `${path}?${search.toString()}`, {
    ...(body !== undefined && { body }),
    ...(file && formOf(file)),
    ...(bytes !== undefined && { body: bytes, headers: { 'content-type': 'application/octet-stream' } }),
    ...(caller !== 'visitor' && { token: stage[caller].token }),
  });
}

function formOf(file: { name: string; content: string }): CallOptions {
  const lines = [
    '--access-matrix',
    `content-disposition: form-data; name="file"; filename="${file.name}"`,
    'content-type: application/octet-stream',
    '',
    file.content,
    '--access-matrix--',
    '',
  ];
  return {
    body: lines.join('\r\n'),
    headers: { 'content-type': 'multipart/form-data; boundary=access-matrix' },
  };
}

/** In words where it is none of the outcomes: a fault, or a request that nobody could have sent rightly. */
export function outcomeOf({ status, code, msg }: CallAnswer): string {
  if (status === 401) return 'login';
  if (status === 200 && code === SUCCESS_CODE) return 'ok';
  return status !== 200 || code === frameErrors.invalidInput.code ? `${status} ${code} ${msg}` : 'refused';
}
