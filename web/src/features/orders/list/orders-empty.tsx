import { orderLimits as limit } from '@zaojie/contract/orders/order-limits';
import type { OrderSide } from '@zaojie/contract/orders/order-words';
import { EmptyFrame } from '../../../ui/feedback/empty-frame.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
const FEE = `${limit.feePermille / 10}%`;

const WORDS = {
  buyer: {
    about: '把想要的画面发成约稿，等人来应征；或者直接去找一位喜欢的创作者。',
    first: { to: '/commission', label: '去约稿' },
    second: { to: '/commission?tab=creators', label: '找创作者' },
    steps: [
      ['选人，付定金', `钱进平台托管，${limit.depositHours} 小时内付，不付自动取消。`],
      ['对方确认排期', `${limit.confirmHours} 小时不确认，定金全额退回。`],
      ['看进度，付尾款', '画到一半再付尾款，全程看得到画到哪了。'],
      ['验收后才转账', `有 ${limit.acceptDays} 天验收，不满意可以在图上批注退回。`],
    ],
  },
  seller: {
    about: '去约稿广场应征一单，或者把你的服务和价目挂出来，等人来约。',
    first: { to: '/commission', label: '去看约稿' },
    second: { to: '/profile/pricing', label: '挂出我的服务' },
    steps: [
      ['客户先付定金', '钱进平台托管，没付之前不用动笔。'],
      ['你确认排期', `${limit.confirmHours} 小时内确认，来不及就自动取消。`],
      ['画，随手更新进度', '全款到托管之后才能交付，不会白画。'],
      ['验收后到账', `客户 ${limit.acceptDays} 天不动自动验收，扣 ${FEE} 服务费后进可用余额。`],
    ],
  },
} as const;

/** Nothing yet on this side: where to begin, and how it goes. */
export function OrdersEmpty({ side }: { side: OrderSide }) {
  const { about, first, second, steps } = WORDS[side];
  return (
    <>
      <div className="grid max-w-215 grid-cols-[260px_minmax(0,1fr)] items-center gap-12 pt-16 pb-4 max-md:grid-cols-1 max-md:gap-5 max-md:pt-8">
        <EmptyFrame className="w-full max-md:max-w-50" />
        <div>
          <h2 className="text-22 max-md:text-18">这面墙还空着</h2>
          <p className="mt-2 mb-5.5 text-16 text-ink-2">{about}</p>
          <div className="flex gap-2.5 max-md:[&>a]:flex-1">
            <ButtonLink to={first.to} look="primary">
              {first.label}
            </ButtonLink>
            <ButtonLink to={second.to}>{second.label}</ButtonLink>
          </div>
        </div>
      </div>
      <ol className="mt-14 grid grid-cols-4 border-t border-line max-lg:grid-cols-2 max-md:mt-9 max-md:grid-cols-1">
        {steps.map(([title, text], index) => (
          <li
            key={title}
            className="pt-5 pr-6 not-first:border-line max-md:border-b max-md:border-line max-md:py-3.5 lg:not-first:border-l lg:not-first:pl-6"
          >
            <span className="text-13 font-medium text-ink-3">{index + 1}</span>
            <b className="mt-1 block font-semibold">{title}</b>
            <p className="text-13 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
