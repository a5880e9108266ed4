import axe from 'axe-core';

/**
 * The scanner as it comes, with what makes it slow replaced. Contrast is most of a scan, and most of that is done again for
 * every piece of text: reading the same few colours, and the styles of the same few elements behind it.
 */
export const quickAxe = `((WeakMap, WeakSet) => {${axe.source}})(...(${fieldsOnTheObject.toString()})());
(${askOnlyWhatIsSerious.toString()})();
(${rememberColours.toString()})();
(${rememberStyles.toString()})();
(${measureEachLookOnce.toString()})();`;

type Rule = {
  id: string;
  impact: string | null;
  enabled: boolean;
  matches: (node: Element, ...more: unknown[]) => boolean;
};
type Scanner = {
  configure: (settings: { noHtml: boolean }) => void;
  run: (...all: unknown[]) => Promise<unknown>;
  _audit: { rules: Rule[] };
  commons: { color: { Color: { prototype: Colour } } };
};
type Colour = { r: number; g: number; b: number; alpha: number; parseString(words: string): Colour };

/**
 * Runs in the page. The scanner's private fields were compiled to weak maps, six for each of thousands of colours: on the object
 * itself they cost next to nothing.
 */
function fieldsOnTheObject(): [unknown, unknown] {
  type Holder = Record<symbol, unknown>;
  class Fields {
    readonly field: symbol;
    constructor() {
      this.field = Symbol('field');
    }
    has(holder: Holder): boolean {
      return this.field in holder;
    }
    get(holder: Holder): unknown {
      return holder[this.field];
    }
    set(holder: Holder, value: unknown): this {
      holder[this.field] = value;
      return this;
    }
    add(holder: Holder): this {
      return this.set(holder, true);
    }
  }
  return [Fields, Fields];
}

/** Runs in the page. What a rule finds has the rule's own weight: those that can't find anything that counts are left out. */
function askOnlyWhatIsSerious(): void {
  const { axe: scanner } = window as unknown as { axe: Scanner };
  const { _audit: audit } = scanner;
  // Every element that was asked about would be written out as HTML, with all that is in it.
  scanner.configure({ noHtml: true });
  for (const rule of audit.rules) {
    rule.enabled &&= rule.impact !== 'minor' && rule.impact !== 'moderate';
  }
}

/** Runs in the page. */
function rememberColours(): void {
  const { prototype } = (window as unknown as { axe: Scanner }).axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (this: Colour, words: string): Colour {
    const read = known.get(words);
    if (read) return Object.assign(this, read);
    parseString.call(this, words);
    const { r, g, b, alpha } = this;
    known.set(words, { r, g, b, alpha });
    return this;
  };
}

/** Runs in the page. The scanner remembers what it has read of an element for the length of a scan, but not everywhere. */
function rememberStyles(): void {
  const { axe: scanner } = window as unknown as { axe: Scanner };
  const { run } = scanner;
  const { getComputedStyle } = window;
  const { prototype } = CSSStyleDeclaration;
  const { getPropertyValue } = prototype;
  scanner.run = async (...all) => {
    const styles = new Map<string, Map<Element, CSSStyleDeclaration>>();
    const values = new Map<CSSStyleDeclaration, Map<string, string>>();
    window.getComputedStyle = (element, pseudo) => {
      const kind = pseudo ?? '';
      const known = styles.get(kind) ?? new Map<Element, CSSStyleDeclaration>();
      styles.set(kind, known);
      const style = known.get(element) ?? getComputedStyle.call(window, element, pseudo);
      known.set(element, style);
      if (!values.has(style)) values.set(style, new Map());
      return style;
    };
    prototype.getPropertyValue = function (this: CSSStyleDeclaration, name: string): string {
      const known = values.get(this);
      const value = known?.get(name) ?? getPropertyValue.call(this, name);
      known?.set(name, value);
      return value;
    };
    try {
      return await run(...all);
    } finally {
      window.getComputedStyle = getComputedStyle;
      prototype.getPropertyValue = getPropertyValue;
    }
  };
}

/**
 * Runs in the page. The twentieth card of a list has the colours of the first: text of which every attribute that could change its
 * looks, and every one of all that is around it, is as that of three before it, has been measured.
 */
function measureEachLookOnce(): void {
  const ALIKE = 3;
  const { axe: scanner } = window as unknown as { axe: Scanner };
  const { _audit: audit, run } = scanner;
  const rule = audit.rules.find(({ id }) => id === 'color-contrast');
  if (!rule) throw new Error('the scanner has no rule for contrast');
  // What is written, shown or led to, and what only tells elements apart.
  const words =
    /^(href|src|srcset|sizes|alt|title|id|for|name|value|datetime|width|height)$|^aria-(label|labelledby|describedby|controls)$/;
  const ownLook = (element: Element) =>
    [...element.attributes].reduce(
      (look, { name, value }) => (words.test(name) ? look : `${look} ${name}=${value}`),
      element.tagName,
    );
  const { matches } = rule;
  scanner.run = (...all) => {
    const names = new Map<string, number>();
    const looks = new Map<Element | null, number>([[null, 0]]);
    const measured = new Map<number, number>();
    const lookOf = (element: Element | null): number => {
      const known = looks.get(element);
      if (known !== undefined || !element) return known ?? 0;
      const name = `${lookOf(element.parentElement)} ${ownLook(element)}`;
      const look = names.get(name) ?? names.size + 1;
      names.set(name, look);
      looks.set(element, look);
      return look;
    };
    rule.matches = (node, ...more) => {
      const look = lookOf(node);
      const before = measured.get(look) ?? 0;
      if (before >= ALIKE || !matches.call(rule, node, ...more)) return false;
      measured.set(look, before + 1);
      return true;
    };
    return run(...all);
  };
}
