/*
 * The stylesheet is the whole site's, and a page needs a third of it. A page that is drawn carries the rules that its own code
 * can name; the whole comes as a file as soon as further code does (whole-styles.ts of the web).
 */

/** A rule, or what stands around rules: its words before the brace, what is in the braces, and which classes its selectors need. */
export type Part = { head: string; body: string; inside: Part[] | null; classes: string[][] };

const GROUPS = /^@(?:layer|media|supports|container)\b/;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;

/** Where the brace, bracket or quote that opens at a place is closed again. */
function endOf(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(css, at);
    else if (sign === '{' || sign === '(' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ')' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new Error('a stylesheet that ends too early');
}

function closingQuote(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === css[start]) return at;
  }
  throw new Error('a stylesheet that ends in a quote');
}

/** Where the words before a block end: at its brace, or at the semicolon of a statement that has none. */
function endOfHead(css: string, start: number): number {
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = closingQuote(css, at);
    else if (sign === '(' || sign === '[') at = endOf(css, at);
    else if (sign === '{' || sign === ';') return at;
  }
  return css.length;
}

export function readRules(css: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < css.length;) {
    if (css.startsWith('/*', at)) {
      at = css.indexOf('*/', at) + 2;
      continue;
    }
    const brace = endOfHead(css, at);
    const head = css.slice(at, brace).trim();
    if (css[brace] !== '{') {
      if (head !== '') parts.push({ head: `${head};`, body: '', inside: null, classes: [[]] });
      at = brace + 1;
      continue;
    }
    const end = endOf(css, brace);
    const body = css.slice(brace + 1, end);
    const inside = GROUPS.test(head) ? readRules(body) : null;
    const classes = head.startsWith('@') ? [[]] : classesIn(head);
    parts.push({ head, body: inside === null ? `{${body}}` : '', inside, classes });
    at = end + 1;
  }
  return parts;
}

/** Words of a selector before a bracket that holds a condition like any other, unless several are given to choose from. */
const AS_GOOD_AS = /:(?:is|where)$/;

/** Of each of a rule's selectors the classes without which it matches nothing. What is in other brackets may be one of several. */
function classesIn(selectors: string): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < selectors.length;) {
    const within: string[] = [];
    let plain = '';
    for (; at < selectors.length && selectors[at] !== ','; at += 1) {
      const sign = selectors[at] ?? '';
      if (sign === '\\') {
        plain += selectors.slice(at, at + 2);
        at += 1;
      } else if (sign === '(' || sign === '[') {
        const end = endOf(selectors, at);
        const [only = [], ...others] =
          sign === '(' && AS_GOOD_AS.test(plain) ? classesIn(selectors.slice(at + 1, end)) : [];
        if (others.length === 0) within.push(...only);
        at = end;
      } else plain += sign;
    }
    const named = [...plain.matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
    found.push([...named, ...within]);
    at += 1;
  }
  return found;
}

/** The rules that may match where only the given classes are used. */
export function rulesFor(parts: readonly Part[], isUsed: (name: string) => boolean): string {
  let css = '';
  for (const { head, body, inside, classes } of parts) {
    if (inside !== null) {
      const kept = rulesFor(inside, isUsed);
      // An empty layer still says where it stands among the others.
      if (kept !== '' || head.startsWith('@layer')) css += `${head}{${kept}}`;
    } else if (classes.some((names) => names.every(isUsed))) css += head + body;
  }
  return css;
}

/** Quotes, blanks, the places of values in a template, and a line's end as it is written inside quotes. */
const BETWEEN_CLASSES = /(?:[\s"'`${}]|\\[nrt])+/;

/** Everything in some code that can be a class. */
export function classesNamedIn(codes: readonly string[]): (name: string) => boolean {
  const words = new Set(codes.flatMap((code) => code.split(BETWEEN_CLASSES)));
  // In the code such a name is written otherwise, or taken apart: rather a rule too many.
  return (name) => words.has(name) || /["'`\\]/.test(name);
}
