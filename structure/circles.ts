export type Edge = { from: string; to: string };

/** The circles among the arrows, each once, as the names one passes; empty when all arrows run one way. */
export function findCircles(edges: readonly Edge[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of edges) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  const circles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const visit = (name: string) => {
    if (onPath.has(name)) circles.push([...path.slice(path.indexOf(name)), name]);
    if (onPath.has(name) || done.has(name)) return;
    path.push(name);
    onPath.add(name);
    for (const next of needs.get(name) ?? []) visit(next);
    path.pop();
    onPath.delete(name);
    done.add(name);
  };
  for (const name of needs.keys()) visit(name);
  return circles;
}
