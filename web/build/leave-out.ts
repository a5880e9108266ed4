/** A node of the tree that the bundler's own parser makes; only what is asked of it here. */
type Node = { type: string; start: number; end: number };

/** What of a package's code stays behind. Everything named must be there: a new version is looked at again. */
export type Cuts = {
  /** Pieces of text and what stands there instead: everywhere, except for a pattern that isn't global. */
  texts?: readonly (readonly [string | RegExp, string])[];
  /** Functions by their names, with the body they get. */
  bodies?: Readonly<Record<string, string>>;
  /** Arms of the `switch` statements of a function that nothing here ever reaches. */
  arms?: Readonly<Record<string, readonly number[]>>;
  /** How statements begin that are left out whole. */
  statements?: readonly string[];
};

type Edit = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* childrenOf(node: Node): Generator<Node & Record<string, unknown>> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield child;
  }
}

function* everyNodeIn(node: Node): Generator<Node & Record<string, unknown>> {
  for (const child of childrenOf(node)) {
    yield child;
    yield* everyNodeIn(child);
  }
}

/** What is left out may declare names that the rest of its function uses: they stay declared. */
function declarationsIn(nodes: readonly Node[]): string {
  const names = nodes
    .flatMap((node) => [...everyNodeIn(node)])
    .filter((node) => node.type === 'VariableDeclarator')
    .map((node) => (isNode(node['id']) ? node['id']['name'] : undefined))
    .filter((name) => typeof name === 'string');
  return names.length === 0 ? '' : `var ${[...new Set(names)].join(',')};`;
}

function armEdits(body: Node, tags: readonly number[], fail: (what: string) => never): Edit[] {
  const edits: Edit[] = [];
  const cases = [...everyNodeIn(body)].filter((node) => node.type === 'SwitchCase');
  for (const tag of tags) {
    const found = cases.filter((node) => isNode(node['test']) && node['test']['value'] === tag);
    const [arm] = found;
    const consequent = (arm?.['consequent'] ?? []) as Node[];
    if (arm === undefined || found.length > 1 || consequent.length === 0) return fail(`one arm ${tag}`);
    edits.push({ start: arm.start, end: arm.end, text: '' });
    const kept = declarationsIn(consequent);
    if (kept !== '') edits.push({ start: body.start + 1, end: body.start + 1, text: kept });
  }
  return edits;
}

function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { start, end, text: put } of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    text = text.slice(0, start) + put + text.slice(end);
  }
  return text;
}

/** The code without what is named; `file` is for the sentence that tells what wasn't found. */
export function leaveOut(
  code: string,
  file: string,
  parse: (code: string) => unknown,
  { texts = [], bodies = {}, arms = {}, statements = [] }: Cuts,
): string {
  const fail = (what: string): never => {
    throw new Error(`${file} has no longer ${what}: see what web/build leaves out of it`);
  };
  let text = code;
  for (const [from, to] of texts) {
    const next = typeof from === 'string' || from.global ? text.replaceAll(from, to) : text.replace(from, to);
    if (next === text) fail(`the text ${String(from)}`);
    text = next;
  }
  const program = parse(text);
  if (!isNode(program)) return fail('a program');
  const nodes = [...everyNodeIn(program)];
  const bodyOf = (name: string): Node => {
    const found = nodes.filter(
      (node) => node.type === 'FunctionDeclaration' && isNode(node['id']) && node['id']['name'] === name,
    );
    const body = found[0]?.['body'];
    return found.length === 1 && isNode(body) ? body : fail(`one function ${name}`);
  };
  const edits: Edit[] = Object.entries(bodies).map(([name, body]) => {
    const { start, end } = bodyOf(name);
    return { start, end, text: `{${body}}` };
  });
  for (const [name, tags] of Object.entries(arms)) {
    edits.push(...armEdits(bodyOf(name), tags, (what) => fail(`${what} in ${name}`)));
  }
  for (const beginning of statements) {
    const found = nodes.filter(
      (node) => node.type.endsWith('Statement') && text.startsWith(beginning, node.start),
    );
    if (found.length === 0) fail(`a statement ${beginning}`);
    edits.push(...found.map(({ start, end }) => ({ start, end, text: ';' })));
  }
  return edited(text, edits);
}
