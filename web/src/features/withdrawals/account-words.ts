import type { PayoutAccountView } from '@zaojie/contract/withdrawals/withdrawal.schemas';

/** 招商银行 •••• 6789, 支付宝 13•••••••21 */
export function accountText(account: Pick<PayoutAccountView, 'kind_label' | 'bank' | 'masked'>): string {
  return `${account.bank || account.kind_label} ${account.masked}`;
}
