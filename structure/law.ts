import { importsOf, listFiles } from './source-tree.ts';
import type { Edge } from './circles.ts';

/** Says when an import from one file to another breaks it. */
export type Rule = { name: string; breaks: (from: string, to: string) => boolean };

export const edgesOf = (files: readonly string[]): Edge[] =>
  files.flatMap((from) => importsOf(from).map((to) => ({ from, to })));

export const allSources = listFiles(/^(contract|server|web|e2e|bench)\/.*\.tsx?$/).filter(
  (file) => !file.endsWith('.gen.ts'),
);

export function violationsOf(rule: Rule, edges: readonly Edge[]): string[] {
  return edges.filter(({ from, to }) => rule.breaks(from, to)).map(({ from, to }) => `${from} → ${to}`);
}
