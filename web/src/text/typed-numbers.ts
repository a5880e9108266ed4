const FULL_WIDTH = /[！-～]/g;
const FROM_FULL_WIDTH = 0xfe_e0;

/** Chinese input methods type digits, commas and points twice as wide, and a point as 。 */
function halfWidth(typed: string): string {
  return typed
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_FULL_WIDTH))
    .replaceAll('。', '.')
    .replaceAll('￥', '¥')
    .trim();
}

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * An amount as it is reckoned with: 120 for ￥１２０．, 1200.50 for 1,200.50元. A comma that doesn't part thousands may have
 * been meant as a point, so it stays, and whoever checks the amount refuses it.
 */
export function plainAmount(typed: string): string {
  const bare = halfWidth(typed)
    .replace(/^(-?)\s*¥\s*/, '$1')
    .replace(/\s*元$/, '');
  const amount = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare;
  return amount.replace(/^(-?\d+)\.$/, '$1');
}

/** A number without decimals, or a share: 30 for ３０％. */
export function plainNumber(typed: string): string {
  return plainAmount(typed).replace(/\s*%$/, '');
}

/** What is pasted in groups, such as codes, phones and cards: 6225880137706868 for 6225 8801-3770 6868. */
export function plainDigits(typed: string): string {
  return halfWidth(typed).replaceAll(/[\s-]/g, '');
}

/** A Chinese mobile: 13805712046 for +86 138-0571-2046. */
export function plainMobile(typed: string): string {
  return plainDigits(typed).replace(/^(\+|00)?86(?=1\d{10}$)/, '');
}

const MOBILE = /^1\d{10}$/;

/** Where a mobile may stand for an account; names and addresses stay as they are typed. */
export function plainAccount(typed: string): string {
  const mobile = plainMobile(typed);
  return MOBILE.test(mobile) ? mobile : typed;
}
