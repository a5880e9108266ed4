import { orderLimits } from '@zaojie/contract/orders/order-limits';
import { countCharacters } from '@zaojie/contract/text-rules';

const { reviewMax } = orderLimits;

export type ReviewDraft = { rating: number; content: string };
export type ReviewIssues = { rating?: string | undefined; content?: string | undefined };

/** What is wrong, as the server would say it. */
export function reviewIssues({ rating, content }: ReviewDraft): ReviewIssues {
  return {
    rating: rating >= 1 && rating <= 5 ? undefined : '请选择评分',
    content:
      content.trim() === ''
        ? '请填写评价内容'
        : countCharacters(content.trim()) > reviewMax
          ? `评价内容不能超过${reviewMax}个字符`
          : undefined,
  };
}

/** Short words that one press adds to the text, and another takes out again. */
export const praise = {
  client: ['沟通顺畅', '按时', '超出预期', '改得认真', '文件规范'],
  creator: ['需求清楚', '付款及时', '好沟通', '尊重创作', '愿意再合作'],
} as const;

export function withPraise(content: string, word: string): string {
  const words = content.split('，').filter((each) => each !== '');
  return (words.includes(word) ? words.filter((each) => each !== word) : [...words, word]).join('，');
}
