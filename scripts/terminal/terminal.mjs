/**
 * @param {{ isTTY?: boolean }} stream
 * @param {NodeJS.ProcessEnv} [env]
 */
export function isLive(stream, env = process.env) {
  return Boolean(stream.isTTY) && env['TERM'] !== 'dumb' && !env['CI'];
}

/**
 * @param {{ isTTY?: boolean }} stream
 * @param {NodeJS.ProcessEnv} [env]
 */
export function paints(stream, env = process.env) {
  const on = Boolean(stream.isTTY) && env['TERM'] !== 'dumb' && env['NO_COLOR'] === undefined;
  const paint = (/** @type {string} */ code) => (/** @type {string} */ text) =>
    on ? `\u001B[${code}m${text}\u001B[0m` : text;
  return {
    green: paint('32'),
    red: paint('31'),
    yellow: paint('33'),
    cyan: paint('36'),
    dim: paint('2'),
    bold: paint('1'),
  };
}

/** Chinese characters take two columns; without this the table's columns drift. */
export function displayWidth(/** @type {string} */ text) {
  let width = 0;
  for (const character of text)
    width += /[\u2E80-\uA4CF\uF900-\uFAFF\uFF00-\uFF60\uFFE0-\uFFE6]/u.test(character) ? 2 : 1;
  return width;
}

/**
 * @param {string} text
 * @param {number} columns
 */
export function padColumns(text, columns) {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

/**
 * @param {string} text
 * @param {number} columns
 */
export function cutColumns(text, columns) {
  let width = 0;
  let cut = '';
  for (const character of text) {
    width += displayWidth(character);
    if (width > columns) return cut;
    cut += character;
  }
  return cut;
}

export function seconds(/** @type {number} */ milliseconds) {
  const value = milliseconds / 1000;
  if (value < 60) return `${value.toFixed(1)} 秒`;
  return `${Math.floor(value / 60)} 分 ${Math.floor(value % 60)} 秒`;
}
