import { cutColumns, isLive, padColumns, paints, seconds } from './terminal.mjs';

const spinner = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const titleColumns = 12;
const noteColumns = 30;
const frameMs = 100;
const plainNoticeMs = 10_000;

/**
 * @typedef {{ write: (text: string) => unknown, isTTY?: boolean, columns?: number }} Output
 * @typedef {(text: string) => void} Note says how far a step has come
 * @typedef {object} Steps
 * @property {<T>(title: string, work: (note: Note) => Promise<T>) => Promise<T>} run a string it ends with is shown as its summary
 * @property {(title: string, summary: string) => void} skip a step that had nothing to do
 * @property {(title: string) => void} heading a step whose own output follows
 * @property {(text: string) => void} warn
 */

/**
 * Step lines: one live line on a terminal, plain lines elsewhere.
 * @param {{ out?: Output, showSkipped?: boolean, live?: boolean }} [options]
 * @returns {Steps}
 */
export function createSteps({ out = process.stdout, showSkipped = true, live = isLive(out) } = {}) {
  const paint = paints(out);
  const line = (/** @type {string} */ text) => void out.write(`${text}\n`);
  const row = (
    /** @type {string} */ mark,
    /** @type {string} */ title,
    /** @type {string} */ note,
    /** @type {string} */ time,
  ) =>
    `${mark} ${padColumns(title, titleColumns)}  ${paint.dim(padColumns(note, noteColumns))}  ${paint.dim(time)}`.trimEnd();

  return {
    async run(title, work) {
      const started = Date.now();
      const progress = live ? liveProgress(out, title) : plainProgress(line, title);
      try {
        const result = await work(progress.note);
        const summary = typeof result === 'string' ? result : '';
        progress.end();
        line(row(paint.green('✓'), title, summary, seconds(Date.now() - started)));
        return result;
      } catch (error) {
        progress.end();
        line(row(paint.red('✗'), title, '', seconds(Date.now() - started)));
        throw error;
      }
    },
    skip(title, summary) {
      if (showSkipped) line(row(paint.green('✓'), title, summary, ''));
    },
    heading: (title) => line(`\n${paint.bold(`▸ ${title}`)}`),
    warn: (text) => line(`${paint.yellow('!')} ${text}`),
  };
}

/**
 * @param {Output} out
 * @param {string} title
 */
function liveProgress(out, title) {
  const started = Date.now();
  const paint = paints(out);
  let note = '';
  let frame = 0;
  const draw = () => {
    const mark = spinner[frame++ % spinner.length] ?? '';
    const text = `${padColumns(title, titleColumns)}  ${padColumns(note, noteColumns)}  ${seconds(Date.now() - started)}`;
    out.write(`\r\u001B[2K${paint.cyan(mark)} ${cutColumns(text, (out.columns || 80) - 3)}`);
  };
  draw();
  const timer = setInterval(draw, frameMs);
  return {
    note: (/** @type {string} */ text) => void (note = text),
    end() {
      clearInterval(timer);
      out.write('\r\u001B[2K');
    },
  };
}

/**
 * @param {(text: string) => void} line
 * @param {string} title
 */
function plainProgress(line, title) {
  const started = Date.now();
  let note = '';
  line(`· ${title}…`);
  const timer = setInterval(() => {
    line(`  ${title}：${note === '' ? '' : `${note}，`}已用 ${seconds(Date.now() - started)}`);
  }, plainNoticeMs);
  return {
    note: (/** @type {string} */ text) => void (note = text),
    end: () => clearInterval(timer),
  };
}
