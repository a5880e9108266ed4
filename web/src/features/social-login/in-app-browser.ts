/** WeChat's own browser can open the authorisation address itself; any other needs the QR code. */
export function isWechatBrowser(userAgent: string): boolean {
  return /\bMicroMessenger\b/i.test(userAgent);
}
