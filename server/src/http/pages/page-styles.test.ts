import { expect, test } from 'vitest';
import { classesNamedIn, readRules, rulesFor } from './page-styles.ts';

const only = (css: string, ...codes: string[]) => rulesFor(readRules(css), classesNamedIn(codes));

test('a rule stays where one of its selectors has all its classes named', () => {
  const css = '.a{x:1}.b .a{x:2}.b,.c{x:3}p{x:4}';
  expect(only(css, '"a"')).toBe('.a{x:1}p{x:4}');
  expect(only(css, '"a b"')).toBe(css);
  expect(only(css, "'c'")).toBe('.b,.c{x:3}p{x:4}');
});

test('what stands around rules goes with the last of them, layers stay in their order', () => {
  const css =
    '@layer base,utilities;@layer base{.a{x:1}}@layer utilities{@media (width>=1px){.a{x:2}@supports (x:y){.b{x:3}}}@container (width>1px){.b{x:4}}}';
  expect(only(css, '`a`')).toBe(
    '@layer base,utilities;@layer base{.a{x:1}}@layer utilities{@media (width>=1px){.a{x:2}}}',
  );
  expect(only(css, '')).toBe('@layer base,utilities;@layer base{}@layer utilities{}');
});

test('names are compared as they are meant, not as a stylesheet has to write them', () => {
  const css = String.raw`.max-md\:w-1\/2:hover{x:1}.\[\&\>\*\]\:p-1>*{x:2}.w-1\.5{x:3}`;
  expect(only(css, '"[&>*]:p-1 max-md:w-1/2 w-1.5"')).toBe(css);
  expect(only(css, '"w-1"')).toBe('');
});

test('what is in brackets may be one of several, and asks for nothing', () => {
  const css = '.a:is(.b,.c *){x:1}.a:not(.d){x:2}.a[href=".e,{"]{x:3}';
  expect(only(css, '"a"')).toBe(css);
});

test('a single thing in the brackets of :is or :where is asked for as if they weren’t there', () => {
  const css = String.raw`:where(.a>:not(:last-child)){x:1}:is(.\*\:b>*):not(.c){x:2}.d:where(.e *){x:3}`;
  expect(only(css, '"a"')).toBe(':where(.a>:not(:last-child)){x:1}');
  expect(only(css, '"*:b"')).toBe(String.raw`:is(.\*\:b>*):not(.c){x:2}`);
  expect(only(css, '"d"')).toBe('');
  expect(only(css, '"d e"')).toBe('.d:where(.e *){x:3}');
});

test('keyframes, properties and texts with braces stay whole', () => {
  const css = '@keyframes k{to{x:1}}@property --p{syntax:"*"}a{content:"}\\"{"}b{x:url(data:,;y)}';
  expect(only(css, '')).toBe(css);
});

test('a class is found between the values of a template and at the end of a line', () => {
  const css = '.a{x:1}.b{x:2}.c{x:3}.d{x:4}';
  expect(only(css, '`a${x}b`', String.raw`"c\nd"`)).toBe(css);
});

test('a name that code has to write otherwise counts as named', () => {
  const css = String.raw`.before\:content-\[\'\'\]{x:1}`;
  expect(only(css, '')).toBe(css);
});

test('a stylesheet that breaks off is refused', () => {
  for (const css of ['.a{x:1', '.a{x:"}', '@media (x{.a{}'])
    expect(() => readRules(css)).toThrow('stylesheet');
});
