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
    /\b(?:preload|preinit|preconnect|prefetchDNS|useFormStatus|requestFormReset)\w*\b[^;]*from 'react-dom';/,
  ],
  ['an element that React moves into the head', /<(?:link|meta|style|script)[\s>/]/],
  ['a reference to a fragment', /<Fragment[^>]*\sref=/],
  ['a form whose action is a function', /<form[^>]*\saction=\{|\bformAction=/],
  [
    'a part of the router',
    /\b(?:useFetchers?|useSubmit|useActionData|useRevalidator|useViewTransitionState|RouterContextProvider|Form|Routes)\b[^;]*from 'react-router';/,
  ],
  ['a view transition of the router', /\bviewTransition\b/],
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
  ])('%s', (line) => {
    expect(leftOut.filter(([, pattern]) => pattern.test(line))).toHaveLength(1);
  });
});
