import { useQuery } from '@tanstack/react-query';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import type { ReactNode } from 'react';
import { formatYuan } from '../../../text/numbers.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Money } from '../../../ui/text/money.tsx';
import { walletQuery } from '../../wallet/wallet-queries.ts';
import { missingFor } from './get-rules.ts';

const exact = (yuan: number) => formatYuan(yuan, { exact: true });

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4">
      <dt className="text-ink-3">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Subject({ game }: { game: GameDetail }) {
  return (
    <div className="flex items-center gap-4 pb-3">
      {game.cover ? (
        <span className="h-15 w-24 shrink-0">
          <Picture {...pictureSource(game.cover, '')} sizes="96px" />
        </span>
      ) : null}
      <div className="min-w-0">
        <p className="truncate text-16 font-semibold">{game.title}</p>
        <p className="truncate text-13 text-ink-3">{game.developer.nickname}</p>
      </div>
    </div>
  );
}

export type BuyDialogProps = {
  game: GameDetail;
  isOpen: boolean;
  isBuying: boolean;
  onBuy: () => void;
  onClose: () => void;
};

/** Asks before money goes, and says what is left and how it comes back. */
export function BuyDialog({ game, isOpen, isBuying, onBuy, onClose }: BuyDialogProps) {
  const wallet = useQuery({ ...walletQuery, enabled: isOpen });
  const { price } = game;
  const available = wallet.data?.available;
  const missing = available === undefined ? 0 : missingFor(price, available);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="购买游戏"
      dismissible={!isBuying}
      footer={
        <div className="flex flex-1 justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isBuying} onClick={onClose}>
            取消
          </Button>
          {missing > 0 ? (
            <ButtonLink to="/profile/wallet" look="primary">
              去充值
            </ButtonLink>
          ) : (
            <Button
              look="primary"
              loading={isBuying}
              disabledReason={available === undefined ? '正在看余额' : undefined}
              onClick={onBuy}
            >
              确认购买 {formatYuan(price)}
            </Button>
          )}
        </div>
      }
    >
      <Subject game={game} />
      <dl className="border-t border-line pt-2 dark:border-line-2">
        <Line label="价格">
          <Money from={price} exact />
        </Line>
        {wallet.isError && available === undefined ? (
          <InlineError
            text="钱包余额没有取到"
            retrying={wallet.isFetching}
            onRetry={() => void wallet.refetch()}
          />
        ) : (
          <Line label="钱包可用">{available === undefined ? <Skeleton width={72} /> : exact(available)}</Line>
        )}
        {available !== undefined && missing === 0 ? (
          <Line label="付后还剩">{exact(yuanOf((fenOf(available) ?? 0) - (fenOf(price) ?? 0)))}</Line>
        ) : null}
      </dl>
      {missing > 0 ? (
        <p role="alert" className="mt-2 text-danger">
          可用余额不足，还差 {exact(missing)}
        </p>
      ) : (
        <p className="mt-2 text-13 text-ink-3">
          付款后 {gameLimits.refundHours} 小时内没有下载过，可以全额退款；之后钱才转给开发者。
        </p>
      )}
    </Dialog>
  );
}
