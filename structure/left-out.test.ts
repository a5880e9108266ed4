import { describe, expect, test } from 'vitest';
import { listFiles, read } from './source-tree.ts';
import { isTestCode } from './test-code.ts';

/** The build leaves these out of React and its router (web/build): whoever wants one of them takes it out of the cuts first. */
const leftOut: readonly (readonly [string, RegExp])[] = [
  [
    'a part of React',
    /\b(?:Activity|ViewTransition|SuspenseList|useActionState|useOptimistic)\b[^;]*from 'react';/,
  ],
  [
    'a part of react-dom',
    /\b(?:preload|preinit|preconnect|prefetchDNS|useFormStat|requestFormReset)\w*\b[^;]*from 'react-dom';/,
  ],
  ['an element that React moves into the head', /<(?:link|meta|style|script)[\s>/]/],
  ['a reference to a fragment', /<Fragment[^>]*\sref=/],
  ['a form whose action is a function', /<form[^>]*\saction=\{|\bformAction=/],
  [
    'a part of the router',
    /\b(?:useFetchers?|useSubmit|useActionData|useRevalidator|useViewTransitionState|RouterContextProvider|Form|Routes)\b[^;]*from 'react-router';/,
  ],
  ['a view transition of the router', /\bviewTransition\b/],
  ['an element of our own making', /<[a-z]+-[a-z-]+[\s/>]/],
  ['the event that comes before `input`', /\bonBeforeInput\w*=/],
  ['the event of keys that bring characters', /\bonKeyPress\w*=/],
  ['an attribute with a namespace', /\s(?:xlink(?!Href)[A-Z]\w+|xml(?:Base|Lang|Space))=/],
  [
    "an attribute of SVG's own fonts",
    /\s(?:accentHeight|arabicForm|capHeight|enableBackground|glyph(?:Name|Orientation\w+)|horiz(?:Adv|Origin)\w|overline\w+|panose1|renderingIntent|strikethrough\w+|underline(?:Position|Thickness)|unicodeRange|unitsPerEm|vAlphabetic|vHanging|vIdeographic|vMathematical|vert(?:Adv|Origin)\w|xHeight)=/,
  ],
];

const sources = listFiles(/^web\/src\/.*\.tsx?$/).filter((file) => !isTestCode(file));

test.each(leftOut)('nobody uses %s that the build leaves out', (_name, pattern) => {
  expect(sources.filter((file) => pattern.test(read(file)))).toEqual([]);
});

describe('each would be found', () => {
  test.each([
    `import { Activity, useState } from 'react';`,
    `import { preloadModule } from 'react-dom';`,
    `<meta name="x" />`,
    `<Fragment key="x" ref={place}>`,
    `<form className="x" action={send}>`,
    `import { Link, useFetcher } from 'react-router';`,
    `<Link to="/" viewTransition>`,
    `<my-card title="x">`,
    `import { useFormState } from 'react-dom';`,
    `<input onBeforeInput={look} />`,
    `<input onKeyPress={look} />`,
    `<a xlinkTitle="x" />`,
    `<glyph unicodeRange="U+4E00" />`,
  ])('%s', (line) => {
    expect(leftOut.filter(([, pattern]) => pattern.test(line))).toHaveLength(1);
  });
});
