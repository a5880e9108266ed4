import type { ClientFrame } from '@zaojie/contract/live/live-frames';

const chatName = /^[1-9]\d{0,14}-[1-9]\d{0,14}$/;

/** Null for whatever no client of ours would say. */
export function readClientFrame(text: string): ClientFrame | null {
  const frame = parse(text);
  if (frame?.['type'] === 'ping') return { type: 'ping' };
  const name = frame?.['chat_identify'];
  const isTyping = frame?.['type'] === 'typing' && typeof name === 'string' && chatName.test(name);
  return isTyping ? { type: 'typing', chat_identify: name } : null;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
