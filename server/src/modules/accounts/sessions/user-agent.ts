import type { DeviceKind } from '@zaojie/contract/accounts/account.schemas';

/** The more special before the more general: nearly everybody calls themselves Safari. */
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger\//, '微信'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bQQBrowser\//, 'QQ 浏览器'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string, DeviceKind][] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\bHarmonyOS\b/, '鸿蒙', 'phone'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
];

/** As people call it: Windows，Chrome. What a browser says of itself is a hint, never a proof. */
export function deviceOf(userAgent: string): { kind: DeviceKind; label: string } {
  const [, system, kind = 'unknown'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const [, browser] = browsers.find(([pattern]) => pattern.test(userAgent)) ?? [];
  const words = [system, browser].filter((word) => word !== undefined);
  return { kind, label: words.length > 0 ? words.join('，') : '未知设备' };
}
