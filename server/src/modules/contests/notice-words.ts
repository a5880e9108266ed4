const format = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** As 11月22日 20:00, in Shanghai. */
export function shanghaiText(at: Date): string {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get('month')}月${parts.get('day')}日 ${parts.get('hour')}:${parts.get('minute')}`;
}
