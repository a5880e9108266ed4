const BADGE_CAP = 99;

function floorToOneDecimal(value: number): string {
  // Floored, so that 9999 reads 9.9k and never rounds up into the next unit.
  return (Math.floor(value * 10) / 10).toFixed(1);
}

/** 999 → 999, 1000 → 1.0k, 12345 → 1.2w. */
export function formatCount(count: number): string {
  if (!Number.isFinite(count)) return '0';
  if (count < 0) return `-${formatCount(-count)}`;
  if (count < 1_000) return String(Math.floor(count));
  if (count < 10_000) return `${floorToOneDecimal(count / 1_000)}k`;
  return `${floorToOneDecimal(count / 10_000)}w`;
}

/** Unread badges: 100 and above read 99+. */
export function formatBadge(count: number): string {
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(Math.max(0, Math.floor(count)));
}

const BEFORE_EACH_THREE = /\B(?=(?:\d{3})+$)/g;

/**
 * 1284.5 → 1,284.50. By hand: what the browser has for it takes longer to get ready than all the rest of the page's first code, and
 * prices stand on every page.
 */
function inThrees(value: number): string {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.');
  return `${whole.replaceAll(BEFORE_EACH_THREE, ',')}.${cents}`;
}

/** 1284 → 1,284. For numbers that are read as a figure, not as a hint of size. */
export function formatNumber(value: number): string {
  return `${value < 0 ? '-' : ''}${inThrees(value).replace(/\.?0+$/, '')}`;
}

/** Whole amounts drop the decimals (¥3,600); `exact` keeps them for bills (¥3,600.00). */
export function formatYuan(yuan: number, { exact = false }: { exact?: boolean } = {}): string {
  const amount = Math.abs(yuan);
  const words = exact || !Number.isInteger(yuan) ? inThrees(amount) : formatNumber(amount);
  return `${yuan < 0 ? '-' : ''}¥${words}`;
}

/** What came or went, as a ledger writes it: +4,200.00, −210.00. */
export function formatSigned(yuan: number): string {
  const sign = yuan > 0 ? '+' : '−';
  return `${yuan === 0 ? '' : sign}${inThrees(yuan)}`;
}

export function formatFen(fen: number, options: { exact?: boolean } = {}): string {
  return formatYuan(fen / 100, options);
}

/** ¥3,000–5,000; equal ends read as one amount. */
export function formatYuanRange(lowYuan: number, highYuan: number): string {
  if (lowYuan === highYuan) return formatYuan(lowYuan);
  return `${formatYuan(lowYuan)}–${formatYuan(highYuan).replace('¥', '')}`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** 860 KB, 2.4 MB */
export function formatSize(bytes: number): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit > 1 && value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ${UNITS[unit] ?? ''}`;
}
