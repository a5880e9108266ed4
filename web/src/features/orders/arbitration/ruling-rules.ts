import { sentenceOf } from '@zaojie/contract/errors';
import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { fenOf, readAmount, yuanText } from '@zaojie/contract/money';
import { disputeErrors } from '@zaojie/contract/orders/order.errors';
import { countCharacters } from '@zaojie/contract/text-rules';

const { statementMax } = orderLimits;

export type RulingDraft = {
  clientAmount: string;
  reason: string;
  cited: ReadonlySet<string>;
  revokesLicence: boolean;
};
export type RulingIssues = {
  amount?: string | undefined;
  reason?: string | undefined;
  cited?: string | undefined;
};

export function rulingIssues(
  { clientAmount, reason, cited }: Omit<RulingDraft, 'revokesLicence'>,
  heldYuan: number,
): RulingIssues {
  const length = countCharacters(reason.trim());
  return {
    amount: amountIssue(clientAmount, heldYuan),
    reason:
      length === 0
        ? '请填写裁决理由'
        : length > statementMax
          ? `裁决理由不能超过${statementMax}个字符`
          : undefined,
    cited: cited.size === 0 ? '请至少引用一项证据' : undefined,
  };
}

function amountIssue(amount: string, heldYuan: number): string | undefined {
  if (amount.trim() === '') return '请填写退给客户的金额';
  const held = fenOf(heldYuan) ?? 0;
  const max = [held, sentenceOf(disputeErrors.splitWrong, { n: yuanText(held) })] as const;
  return readAmount(amount.trim(), { max }).refusal ?? undefined;
}

/** The two amounts are one value: what isn't the one's is the other's. Null while there is none. */
export function restOf(amount: string, heldYuan: number): string | null {
  const fen = fenOf(amount.trim());
  const held = fenOf(heldYuan) ?? 0;
  return fen === null || fen > held ? null : yuanText(held - fen);
}
