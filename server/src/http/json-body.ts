import { frameErrors } from '@zaojie/contract/errors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../frame/refusal.ts';

const MAX_DEPTH = 32;

export function isTooDeep(json: string, maxDepth = MAX_DEPTH): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (inString) {
      if (char === 0x5c) i++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      if (++depth > maxDepth) return true;
    } else if (char === 0x7d || char === 0x5d) depth--;
  }
  return false;
}

/** JSON is the only body type; what can't be read is refused in our own words. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const raw = body.toString();
    if (raw.trim() === '') return done(null, undefined);
    if (isTooDeep(raw)) return done(new Refusal(frameErrors.malformedJson));
    return parse(request, raw, (error, value) => {
      done(error ? new Refusal(frameErrors.malformedJson) : null, value);
    });
  });
}
