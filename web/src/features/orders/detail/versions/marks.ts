import { orderLimits } from '@zaojie/contract/orders/order-limits';

/** One place that is to be changed, while it is written down. */
export type Mark = { key: string; fileId: number; x: number; y: number; text: string };
export type Marks = { pins: readonly Mark[]; reason: string };

export const NO_MARKS: Marks = { pins: [], reason: '' };
const MOST = orderLimits.pinsMax;

export function withMark(marks: Marks, mark: Mark): Marks {
  return marks.pins.length >= MOST ? marks : { ...marks, pins: [...marks.pins, mark] };
}

export function withChange(marks: Marks, key: string, change: Partial<Omit<Mark, 'key'>>): Marks {
  return { ...marks, pins: marks.pins.map((pin) => (pin.key === key ? { ...pin, ...change } : pin)) };
}

/** Whoever stood behind it moves up. */
export function withoutMark(marks: Marks, key: string): Marks {
  return { ...marks, pins: marks.pins.filter((pin) => pin.key !== key) };
}

/** Why it can't be sent yet; null when it can. On pictures the page asks for a pin, on anything else for words. */
export function whyNotYet({ pins, reason }: Marks, hasPictures: boolean): string | null {
  if (hasPictures && pins.length === 0) return '在画面上点一下，标出要改的地方';
  if (pins.some(({ text }) => text.trim() === '')) return '请填写每一处要修改的内容';
  if (!hasPictures && reason.trim() === '') return '请填写要修改的内容';
  return null;
}

/** What the server is told as the reason: the words, else that the pins say it. */
export function reasonOf({ pins, reason }: Marks): string {
  return reason.trim() === '' ? `共 ${pins.length} 处修改，见图上的批注` : reason.trim();
}

/** As it was kept on the device; anything else there is no draft. */
export function readMarks(stored: string, fileIds: readonly number[]): Marks {
  try {
    const { pins, reason } = JSON.parse(stored) as Partial<Marks>;
    if (!Array.isArray(pins) || typeof reason !== 'string') return NO_MARKS;
    return { pins: (pins as Mark[]).filter(({ fileId }) => fileIds.includes(fileId)), reason };
  } catch {
    return NO_MARKS;
  }
}

export function isBlank({ pins, reason }: Marks): boolean {
  return pins.length === 0 && reason.trim() === '';
}
