import { declineRest, manageApplication } from '@zaojie/contract/bounties/application.endpoints';
import type { Application } from '@zaojie/contract/bounties/application.schemas';
import { fenOf, shareOf } from '@zaojie/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { formatFen, formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { bountyKeys } from '../bounty-queries.ts';

const DEPOSIT_PERMILLE = 200;

/** In words: what is paid first. A free work has no deposit. */
export function depositWords(priceYuan: number): string {
  const deposit = shareOf(fenOf(priceYuan) ?? 0, DEPOSIT_PERMILLE, 'up');
  return deposit === 0 ? '不用付定金' : `先付 20% 定金 ${formatFen(deposit)}`;
}

type Action = 'view' | 'shortlist' | 'unshortlist' | 'decline';

/** What a publisher does with what they have received. Everything shown is asked for again afterwards. */
export function useApplicationMoves() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [keys] = useState(() => new RepeatKeys());

  async function run<Answer>(id: number, work: () => Promise<Answer>): Promise<Answer | null> {
    if (busy.has(id)) return null;
    setBusy((others) => new Set([...others, id]));
    try {
      return await work();
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
      return null;
    } finally {
      await queryClient.invalidateQueries({ queryKey: bountyKeys.all });
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  }

  const move = ({ id }: Application, action: Action, reason = '') =>
    run(id, () => call(manageApplication, { body: { id, action, reason } }));

  return {
    /** Each by itself: whoever goes through a row of them needn't wait for the last answer. */
    isBusy: (id: number) => busy.has(id),
    view: async (application: Application) => void (await move(application, 'view')),
    shortlist: async (application: Application) => void (await move(application, 'shortlist')),
    unshortlist: async (application: Application) => void (await move(application, 'unshortlist')),
    decline: async (application: Application, reason: string) => {
      const answer = await move(application, 'decline', reason);
      if (answer) toast.success('已婉拒，理由会告诉对方');
      return answer !== null;
    },
    accept: async (application: Application) => {
      const { id, applicant, price, bounty } = application;
      const others = bounty.allow_multiple ? '' : '其他应征的人会在你付定金后收到结果。';
      const isSure = await dialog.confirm({
        title: `选定${applicant.nickname}`,
        message: `会按 ${formatYuan(price)} 生成订单，你${depositWords(price)}，24 小时内付款。${others}接受后不能撤销。`,
        confirmText: '接受应征',
      });
      if (!isSure) return;
      const body = { id, action: 'accept' as const };
      const answer = await run(id, () => call(manageApplication, { body, idempotencyKey: keys.of(body) }));
      keys.done();
      if (answer) toast.success('已接受应征，订单已生成');
    },
    declineOthers: async (bountyId: number, count: number) => {
      const isSure = await dialog.confirm({
        title: '婉拒其余应征',
        message: `还没有结果的 ${count} 份应征都会收到“已经选了别人”。这不能撤销。`,
        confirmText: '全部婉拒',
        danger: true,
      });
      if (!isSure) return;
      const body = { bounty_id: bountyId, reason: '已经选了别人' };
      const answer = await run(-bountyId, () => call(declineRest, { body }));
      if (answer) toast.success(`已婉拒 ${answer.data.declined} 份应征`);
    },
  };
}
export type ApplicationMoves = ReturnType<typeof useApplicationMoves>;
