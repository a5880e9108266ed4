/** Numbers are often pasted as 138 0571 2046 or +86 138-0571-2046. */
export function mobileDigits(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}
