import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { AfterRow } from '../detail/after-row.tsx';
import { ShowDialog, showablePictures } from './show-dialog.tsx';
import { useShowing } from './use-showing.ts';

/** Whether the order has anything to say about showing its work. */
export function hasShowing(order: OrderDetail): boolean {
  const { mine, theirs } = order.showing;
  return order.role !== 'admin' && (showablePictures(order).length > 0 || mine !== null || theirs !== null);
}

function wordsOf({ showing, other }: OrderDetail): string {
  if (showing.mine !== null) return '你的帖子署着两个人的名字';
  if (showing.can.allow) return `${other.nickname}要你同意了才能公开`;
  if (!showing.can.show) return showing.reason;
  return showing.theirs === null ? '发成帖子，署上两个人的名字' : `${other.nickname}已经晒了，你也可以晒`;
}

/** 晒稿 */
export function ShowRow({ order }: { order: OrderDetail }) {
  const showing = useShowing(order.id);
  const [isOpen, setOpen] = useState(false);
  const { can, mine, theirs } = order.showing;
  const post = mine ?? theirs;

  async function allow() {
    const isSure = await dialog.confirm({
      title: '同意公开作品？',
      message: `${order.other.nickname}从现在起可以公开这件作品。同意之后不能收回。`,
      confirmText: '同意公开',
    });
    if (isSure) await showing.allow();
  }

  return (
    <AfterRow
      Icon={Images}
      title="晒稿"
      action={
        <span className="flex shrink-0 flex-wrap justify-end gap-2">
          {post === null ? null : (
            <ButtonLink size="small" to={`/post/${post}`}>
              看帖子
            </ButtonLink>
          )}
          {can.allow ? (
            <Button size="small" loading={showing.isSending} onClick={() => void allow()}>
              同意公开
            </Button>
          ) : null}
          {can.show ? (
            <Button size="small" onClick={() => setOpen(true)}>
              晒稿
            </Button>
          ) : null}
        </span>
      }
    >
      {wordsOf(order)}
      {isOpen ? (
        <ShowDialog order={order} showing={showing} open={isOpen} onClose={() => setOpen(false)} />
      ) : null}
    </AfterRow>
  );
}
