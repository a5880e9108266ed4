import { encode } from 'uqr';
import type { SlotCardFacts, SlotDay } from './slot-card-facts.ts';

export const SLOT_CARD = { width: 1080, height: 1440 } as const;
const MARGIN = 84;
const CELL_HEIGHT = 104;
const GRID_TOP = 470;
const QR_SIDE = 188;

type Tokens = (name: string) => string;

/** Drawn in the colours of the page, light or dark. */
function tokensOf(element: HTMLElement): Tokens {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
}

type Pen = { context: CanvasRenderingContext2D; token: Tokens };
type Line = {
  text: string;
  x: number;
  y: number;
  size: number;
  weight?: number;
  colour: string;
  serif?: true;
};

function write({ context, token }: Pen, { text, x, y, size, weight = 400, colour, serif }: Line): void {
  context.font = `${weight} ${size}px ${token(serif ? '--font-display' : '--font')}`;
  context.fillStyle = token(colour);
  context.fillText(text, x, y);
}

function plate({ context, token }: Pen, box: [number, number, number, number], colour: string): void {
  context.beginPath();
  context.roundRect(...box, 12);
  context.fillStyle = token(colour);
  context.fill();
}

function hatch({ context, token }: Pen, [x, y, width, height]: [number, number, number, number]): void {
  context.save();
  context.beginPath();
  context.roundRect(x, y, width, height, 12);
  context.clip();
  context.strokeStyle = token('--line-2');
  context.lineWidth = 2;
  for (let offset = -height; offset < width; offset += 16) {
    context.beginPath();
    context.moveTo(x + offset, y + height);
    context.lineTo(x + offset + height, y);
    context.stroke();
  }
  context.restore();
}

const NUMBER_COLOURS: Record<SlotDay['state'], string> = {
  outside: '--paper',
  past: '--ink-4',
  rest: '--ink-3',
  full: '--ink-3',
  free: '--brand-ink',
};

function drawDay(pen: Pen, { day, state }: SlotDay, column: number, row: number): void {
  const width = (SLOT_CARD.width - MARGIN * 2) / 7;
  const box: [number, number, number, number] = [
    MARGIN + column * width + 5,
    GRID_TOP + row * CELL_HEIGHT + 5,
    width - 10,
    CELL_HEIGHT - 10,
  ];
  if (state === 'outside') return;
  if (state === 'free') plate(pen, box, '--brand-tint-2');
  if (state === 'rest') hatch(pen, box);
  pen.context.textAlign = 'center';
  write(pen, {
    text: String(Number(day.slice(8))),
    x: box[0] + box[2] / 2,
    y: box[1] + box[3] / 2 + 13,
    size: 36,
    weight: state === 'free' ? 600 : 400,
    colour: NUMBER_COLOURS[state],
  });
  pen.context.textAlign = 'left';
}

function drawQr({ context, token }: Pen, address: string): void {
  const { data, size } = encode(address, { border: 2 });
  const [x, y] = [SLOT_CARD.width - MARGIN - QR_SIDE, SLOT_CARD.height - MARGIN - QR_SIDE];
  // Light with dark modules in both modes: many scanners can't read an inverted code.
  plate({ context, token }, [x, y, QR_SIDE, QR_SIDE], '--on-scrim');
  context.fillStyle = token('--brand-deep');
  const side = QR_SIDE / size;
  data.forEach((line, row) =>
    line.forEach((isDark, column) => {
      if (isDark) context.fillRect(x + column * side, y + row * side, side + 0.5, side + 0.5);
    }),
  );
}

function drawLegend(pen: Pen, y: number): void {
  plate(pen, [MARGIN, y - 24, 32, 28], '--brand-tint-2');
  write(pen, { text: '可约', x: MARGIN + 44, y, size: 28, colour: '--ink-2' });
  hatch(pen, [MARGIN + 140, y - 24, 32, 28]);
  write(pen, { text: '休息', x: MARGIN + 184, y, size: 28, colour: '--ink-2' });
}

function drawFoot(pen: Pen, { name, price, address }: SlotCardFacts): void {
  const y = SLOT_CARD.height - MARGIN;
  write(pen, { text: `约 ${name}`, x: MARGIN, y: y - 96, size: 44, weight: 600, colour: '--ink' });
  if (price !== null) {
    write(pen, { text: `${price} 起`, x: MARGIN, y: y - 42, size: 34, weight: 600, colour: '--ochre-ink' });
  }
  write(pen, {
    text: address.replace(/^https?:\/\//, ''),
    x: MARGIN,
    y,
    size: 26,
    colour: '--ink-3',
  });
  drawQr(pen, address);
}

/** A month of free days as a picture to post. */
export function drawSlotCard(facts: SlotCardFacts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SLOT_CARD);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  const pen: Pen = { context, token: tokensOf(document.documentElement) };
  context.fillStyle = pen.token('--paper');
  context.fillRect(0, 0, SLOT_CARD.width, SLOT_CARD.height);
  write(pen, { text: '造界', x: MARGIN, y: 128, size: 40, weight: 600, colour: '--seal', serif: true });
  write(pen, { text: facts.title, x: MARGIN, y: 250, size: 80, weight: 600, colour: '--ink', serif: true });
  write(pen, { text: facts.line, x: MARGIN, y: 322, size: 38, colour: '--ink-2' });
  context.textAlign = 'center';
  const width = (SLOT_CARD.width - MARGIN * 2) / 7;
  ['一', '二', '三', '四', '五', '六', '日'].forEach((text, column) =>
    write(pen, { text, x: MARGIN + (column + 0.5) * width, y: GRID_TOP - 24, size: 28, colour: '--ink-3' }),
  );
  context.textAlign = 'left';
  facts.weeks.forEach((week, row) => week.forEach((day, column) => drawDay(pen, day, column, row)));
  drawLegend(pen, GRID_TOP + facts.weeks.length * CELL_HEIGHT + 56);
  drawFoot(pen, facts);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))), 'image/png');
  });
}
