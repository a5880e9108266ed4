import { useEffect, useEffectEvent } from 'react';
import { formatTime } from '../../text/dates.ts';
import { formatYuan } from '../../text/numbers.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QrPlate } from '../../ui/media/qr-plate.tsx';
import { isOver } from './payment-queries.ts';
import { usePayment } from './use-payment.ts';

/** As long as a cashier waits, and a little more. */
const WATCH_MS = 35 * 60_000;

type PaymentQrProps = {
  paymentId: number;
  address: string;
  /** It is paid, failed or closed. */
  onOver: () => void;
};

function PaymentQr({ paymentId, address, onOver }: PaymentQrProps) {
  const { payment } = usePayment(paymentId, WATCH_MS);
  const tell = useEffectEvent(onOver);
  const hasEnded = payment !== undefined && isOver(payment.state);
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
  return (
    <div className="flex flex-col items-center text-center">
      <QrPlate address={address} label="支付二维码" />
      <p className="mt-5 text-22 font-semibold text-ochre-ink">
        {payment ? formatYuan(payment.amount, { exact: true }) : null}
      </p>
      <p className="mt-1 text-ink-2">用手机扫一扫付款，付好后这里会自己更新。</p>
      {payment ? (
        <p className="text-13 text-ink-3">{formatTime(payment.expires_at)} 前有效，关掉也不影响付款结果</p>
      ) : null}
    </div>
  );
}

type PaymentQrDialogProps = PaymentQrProps & { onClose: () => void };

/** For a provider whose address is no page but something to be scanned. */
export function PaymentQrDialog({ onClose, ...payment }: PaymentQrDialogProps) {
  return (
    <Dialog open onOpenChange={(next) => (next ? undefined : onClose())} title="扫码付款" size="small">
      <PaymentQr {...payment} />
    </Dialog>
  );
}
