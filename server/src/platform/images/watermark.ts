// Drawn from strokes, not from a font: servers have none that knows Chinese, and a mark of empty boxes marks nobody.

/** The two characters of the seal, on a field of 64 by 64. */
const SEAL = [
  'M11.6 10.4 15 15.4M9.6 22.2h5.1v19.2l-4.3 8.7M13.8 45.2q1.9 6.4 8.7 6.4h8.9',
  'M20.8 11.4v6.2M19.15 17.6h11.8M25 9.8v16.6M17.7 26.4h13.7M20.1 33h9.8v10.8h-9.8z',
  'M36.2 11.6h17v16.8h-17zM44.7 11.6v16.8M36.2 20h17',
  'M34.4 41.4 44.7 32.8 55 41.4M40.3 39.4v5.2q0 5.2-4.3 8.8M49.3 39.4v14.6',
];

/** On a field of 10 by 18. */
const DIGITS = [
  'M1 1h8v16h-8z',
  'M2 4 5 1v16',
  'M1 1h8v8h-8v8h8',
  'M1 1h8v16h-8M3 9h6',
  'M1 1v8h8M9 1v16',
  'M9 1h-8v8h8v8h-8',
  'M9 1h-8v16h8v-8h-8',
  'M1 1h8v16',
  'M1 1h8v16h-8zM1 9h8',
  'M9 9h-8v-8h8v16h-8',
];
const DIGIT_WIDTH = 15;
const DIGIT_SCALE = 1.6;
const TURN_DEGREES = -24;

/** About six marks across a picture, whatever its size. */
const MARKS_ACROSS = 6;

function strokesOf(digits: string): string {
  const seal = SEAL.map((d) => `<path d="${d}"/>`).join('');
  const number = [...digits]
    .map(
      (digit, i) => `<path transform="translate(${i * DIGIT_WIDTH} 0)" d="${DIGITS[Number(digit)] ?? ''}"/>`,
    )
    .join('');
  return `${seal}<g transform="translate(72 18) scale(${DIGIT_SCALE})">${number}</g>`;
}

/**
 * A sheet to lay over a picture: the seal and its owner's number, over and over, on a slant. White with a dark edge, so that
 * it shows on both; thin enough to look through.
 */
export function watermarkSheet(digits: string, width: number, height: number): Buffer {
  if (!/^\d{1,16}$/.test(digits)) throw new RangeError(`not a number to mark with: ${digits}`);
  const markWidth = 72 + digits.length * DIGIT_WIDTH * DIGIT_SCALE;
  const [tileWidth, tileHeight] = [markWidth * 1.25, markWidth * 0.75];
  const scale = Math.max(0.35, Math.max(width, height) / MARKS_ACROSS / tileWidth);
  const strokes = strokesOf(digits);
  const drawn = (colour: string, thickness: number, opacity: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-opacity="${opacity}">${strokes}</g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="mark" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse"
      patternTransform="rotate(${TURN_DEGREES}) scale(${scale})">
      ${drawn('#000', 4, 0.14)}${drawn('#fff', 2.4, 0.4)}</pattern></defs>
    <rect width="100%" height="100%" fill="url(#mark)"/></svg>`);
}
