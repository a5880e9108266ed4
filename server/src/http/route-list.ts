import { allEndpoints } from '@zaojie/contract/api';

/** Every route with who may call it, one a line, for reading in reviews. */
export function routeList(): string {
  const lines = allEndpoints.flatMap(({ method, path, alsoAt, access }) =>
    [path, ...alsoAt].map((address) => `${method.padEnd(6)} ${access.padEnd(6)} /api${address}`),
  );
  return `${lines.sort().join('\n')}\n`;
}
