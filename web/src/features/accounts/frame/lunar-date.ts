const lunar = new Intl.DateTimeFormat('zh-CN-u-ca-chinese', {
  dateStyle: 'long',
  // The day of the wall is the town's, wherever the server or the reader is.
  timeZone: 'Asia/Shanghai',
});

/** The day as colophons are dated: 丙午年二月初三. Empty where the browser doesn't know the calendar. */
export function lunarDate(day: Date): string {
  const parts = new Map<string, string>(lunar.formatToParts(day).map((part) => [part.type, part.value]));
  const year = parts.get('yearName');
  const month = parts.get('month');
  const date = parts.get('day');
  return year && month && date ? `${year}年${month}${date}` : '';
}
