import type { TrialStage } from '@zaojie/contract/orders/order.schemas';
import { splitHeld } from '@zaojie/contract/orders/order-split';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import { formatYuan } from '../../../text/numbers.ts';
import type { Split } from '../parts/split-bar.tsx';

const fen = (yuan: number) => fenOf(yuan.toFixed(2)) ?? 0;

/** What is held at a stage, in yuan: the three parts together. */
export function heldAt({ client, creator, fee }: Split): number {
  return yuanOf(fen(client) + fen(creator) + fen(fee));
}

/** The split in yuan when so much of what is held goes back; more than is held goes back whole. */
export function splitOf(heldYuan: number, clientYuan: number): Split {
  const held = fen(heldYuan);
  const { clientFen, creatorFen, feeFen } = splitHeld(held, Math.min(held, Math.max(0, fen(clientYuan))));
  return { client: yuanOf(clientFen), creator: yuanOf(creatorFen), fee: yuanOf(feeFen) };
}

/** Where both have to agree, the share decides; everywhere else the rule does. */
export function stageSplit(stage: TrialStage, clientPercent: number): Split {
  if (stage.way !== 'refund') return stage;
  const held = heldAt(stage);
  return splitOf(held, yuanOf(Math.round((fen(held) * clientPercent) / 100)));
}

/** What the client gets back at a stage, in the last column of the table. */
export function backWords(stage: TrialStage): string {
  if (stage.way === 'refund') return '按商定退';
  if (stage.way === 'none') return heldAt(stage) === 0 ? '没有钱要退' : '不退';
  return stage.client === 0 ? '没有钱要退' : `全退 ${formatYuan(stage.client, { exact: true })}`;
}
