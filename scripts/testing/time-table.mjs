import { stripVTControlCharacters } from 'node:util';
import { padColumns, seconds } from '../terminal/terminal.mjs';

/** @typedef {{ title: string, ms: number }} Span */

const slowestShown = 8;
const titleColumns = 70;

/**
 * @typedef {{ name: string, startTime: number, endTime: number }} VitestFile
 * @param {{ testResults: VitestFile[] } | null} report of vitest's json reporter
 * @param {string} root
 * @returns {Span[]}
 */
export function fileSpans(report, root) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    title: name.startsWith(root) ? name.slice(root.length + 1) : name,
    ms: endTime - startTime,
  }));
}

/**
 * @typedef {{ duration: number, error?: { message?: string } }} Attempt
 * @typedef {{ title: string, file: string, line: number, tests: { status?: string, results: Attempt[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[] } | null} report of Playwright's json reporter
 * @returns {Span[]}
 */
export function journeySpans(report) {
  return (report?.suites ?? []).flatMap(suiteSpans);
}

/**
 * Those that passed only when they were tried again, with what went wrong the first time: it may go wrong for people too.
 * @param {{ suites: Suite[] } | null} report of Playwright's json reporter
 * @returns {{ title: string, why: string }[]}
 */
export function secondTries(report) {
  return (report?.suites ?? []).flatMap(specsIn).flatMap((spec) => {
    const flaky = spec.tests.find(({ status }) => status === 'flaky');
    if (!flaky) return [];
    const [first = ''] = (flaky.results[0]?.error?.message ?? '').split('\n');
    return [{ title: titleOf(spec), why: stripVTControlCharacters(first) }];
  });
}

/**
 * @param {Suite} suite
 * @returns {Span[]}
 */
function suiteSpans(suite) {
  return specsIn(suite).map((spec) => ({
    title: titleOf(spec),
    ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** @param {Spec} spec */
function titleOf({ title, file, line }) {
  return `${file}:${line} ${title}`;
}

/**
 * Where the time went: every step, and the slowest of what they ran.
 * @param {{ steps: readonly Span[], files: readonly Span[], journeys: readonly Span[] }} spans
 * @param {number} ms by the clock: some steps go on beside each other
 */
export function timeTable({ steps, files, journeys }, ms) {
  const total = { title: '合计', ms };
  const parts = [
    { title: '用时', spans: [...steps, total] },
    { title: '最慢的测试文件', spans: slowest(files) },
    { title: '最慢的旅程', spans: slowest(journeys) },
  ];
  return parts
    .filter(({ spans }) => spans.length > 0)
    .map(({ title, spans }) => [title, ...spans.map(row)].join('\n'))
    .join('\n\n');
}

/** @param {readonly Span[]} spans */
function slowest(spans) {
  return [...spans].sort((a, b) => b.ms - a.ms).slice(0, slowestShown);
}

/** @param {Span} span */
function row({ title, ms }) {
  return `  ${padColumns(title, titleColumns)}  ${seconds(ms)}`;
}

/** @param {ReturnType<typeof secondTries>} tries */
export function secondTryTable(tries) {
  if (tries.length === 0) return '';
  const rows = tries.map(({ title, why }) => `  ${title}\n    ${why}`);
  return ['第二次才通过的旅程（第一次的错误）', ...rows].join('\n');
}
