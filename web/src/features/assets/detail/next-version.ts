/** 1.0 → 1.1, 1.9 → 1.10, v2 → v3; what has no number gets one. */
export function nextVersion(name: string): string {
  const [, head = '', last = ''] = /^(.*?)(\d{1,6})$/.exec(name) ?? [];
  return last === '' ? `${name}.1` : `${head}${Number(last) + 1}`;
}
