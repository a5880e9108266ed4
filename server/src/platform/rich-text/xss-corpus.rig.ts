import { readFileSync } from 'node:fs';

/**
 * Ways in which markup has been made to act: to run `alert(1)`, to reach another host, to leave its place. Data rather
 * than code, so that the browser journeys read the same file.
 */
export const xssCorpus = JSON.parse(
  readFileSync(new URL('xss-corpus.json', import.meta.url), 'utf8'),
) as readonly string[];
