import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { asModule, namedAtOnce } from '../web/build/react-modules.ts';

const { resolve } = createRequire(path.join(import.meta.dirname, '../web/package.json'));

describe('what React gives and takes is said as a module says it', () => {
  test('what is required is imported, what is given is exported by its name, and the file uses it by another', () => {
    const module = asModule(
      [
        '"use strict";',
        'var Scheduler = require("scheduler"),',
        '  React = require("react");',
        'exports.now = void 0;',
        'if (Scheduler.now) exports.early = 1;',
        'exports.wait = function () { return exports.now(); };',
      ].join('\n'),
    );
    expect(module).not.toMatch(/require|exports\.(?!_)/);
    expect(module).toContain(`import * as Scheduler from 'scheduler';\nimport * as React from 'react';`);
    expect(module).toContain('var $exports_early;');
    expect(module).toContain('var $exports_wait = function () { return $exports_now(); };');
    expect(module).toContain(
      'export { $exports_now as now, $exports_early as early, $exports_wait as wait };',
    );
  });

  test.each([
    ['react', 'react.production.js'],
    ['react', 'react-jsx-runtime.production.js'],
    ['react-dom', 'react-dom.production.js'],
    ['react-dom', 'react-dom-client.production.js'],
  ])('%s: everything in %s has its place', (name, file) => {
    const code = readFileSync(path.join(path.dirname(resolve(name)), 'cjs', file), 'utf8');
    const module = asModule(code);
    expect(module).not.toMatch(/\bexports\.|\brequire\(/);
    for (const [, given] of code.matchAll(/^exports\.(\w+) =/gm)) {
      expect(module).toContain(`$exports_${given} as ${given}`);
    }
  });

  test('a part that would still be asked for when it runs ends the build', () => {
    expect(() => asModule('exports.x = require("other").x;')).toThrow('React has a part');
  });
});

test('whoever takes all of React by one name takes what they name', () => {
  expect(namedAtOnce(`import React, { useState } from "react";`)).toBe(
    `import * as React from "react"; import { useState } from "react";`,
  );
  expect(namedAtOnce(`import ReactDOM from 'react-dom';`)).toBe(`import * as ReactDOM from 'react-dom';`);
  expect(namedAtOnce(`import { useState } from 'react';`)).toBe(`import { useState } from 'react';`);
  expect(namedAtOnce('export const SafeReact = {\n  ...React\n};')).not.toContain('...React');
});
