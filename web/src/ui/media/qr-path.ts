import { encode } from 'uqr';

export type QrDrawing = { size: number; path: string };

/** Above this many modules a side, cameras start to miss them on a plate of 200 px. */
const EASY_SIZE = 61;

/**
 * The code as one path in units of modules. The strongest correction is taken that keeps the modules large enough;
 * the weakest of them still restores more than twice what the seal in the middle covers.
 */
export function drawQr(text: string): QrDrawing {
  let code = encode(text, { ecc: 'H', border: 0 });
  for (const ecc of ['Q', 'M'] as const) {
    if (code.size > EASY_SIZE) code = encode(text, { ecc, border: 0, boostEcc: true });
  }
  return { size: code.size, path: code.data.map((row, y) => rowPath(row, y)).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    path += `M${start} ${y}h${x + 1 - start}v1h${start - x - 1}z`;
  }
  return path;
}
