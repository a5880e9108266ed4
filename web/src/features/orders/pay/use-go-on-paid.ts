import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/feedback/toast.tsx';
import { walletKeys } from '../../wallet/wallet-queries.ts';
import { orderPath } from '../order-address.ts';
import { forgetStarted } from './started-payment.ts';

let told = '';

/**
 * An order has got its money: that is said once, and leads on to the order. Whoever came back from a cashier and then paid
 * from the wallet has two parts of the page that notice it, the button and what waits for the cashier; the first one tells.
 */
export function useGoOnPaid() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ id, money }: Pick<OrderDetail, 'id' | 'money'>, words: string): Promise<void> => {
    const news = `${id}:${money.paid}`;
    if (news !== told) toast.success(words);
    told = news;
    forgetStarted(id);
    void client.invalidateQueries({ queryKey: walletKeys.all });
    await navigate(orderPath(id), { replace: true });
  };
}
