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
 * @typedef {{ title: string, file: string, line: number, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[] } | null} report of Playwright's json reporter
 * @returns {Span[]}
 */
export function journeySpans(report) {
  return (report?.suites ?? []).flatMap(suiteSpans);
}

/**
 * @param {Suite} suite
 * @returns {Span[]}
 */
function suiteSpans({ specs = [], suites = [] }) {
  const own = specs.map(({ title, file, line, tests }) => ({
    title: `${file}:${line} ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(suiteSpans)];
}

/**
 * Where the time went: every step, and the slowest of what they ran.
 * @param {{ steps: readonly Span[], files: readonly Span[], journeys: readonly Span[] }} spans
 */
export function timeTable({ steps, files, journeys }) {
  const total = { title: '合计', ms: steps.reduce((sum, { ms }) => sum + ms, 0) };
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
