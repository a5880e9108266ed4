import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { TextButton, TextLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { monthText } from '../ledger/ledger-address.ts';
import { incomeQuery } from '../wallet-queries.ts';
import { IncomeChart, type IncomeMonth } from './income-chart.tsx';
import { monthlyMean } from './income-scale.ts';

const CELL = 'border-b border-line py-2 pr-3 font-normal';

function IncomeTable({ months }: { months: readonly IncomeMonth[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">近 12 个月的订单收入，扣掉服务费之后</caption>
      <thead className="text-12 text-ink-3">
        <tr>
          <th scope="col" className={CELL}>
            月份
          </th>
          <th scope="col" className={`${CELL} text-right`}>
            笔数
          </th>
          <th scope="col" className={`${CELL} pr-0 text-right`}>
            收入
          </th>
        </tr>
      </thead>
      <tbody>
        {[...months]
          .sort((a, b) => b.month.localeCompare(a.month))
          .map(({ month, amount, count }) => (
            <tr key={month}>
              <th scope="row" className={CELL}>
                {monthText(month)}
              </th>
              <td className={`${CELL} text-right text-ink-3`}>{count}</td>
              <td className={`${CELL} pr-0 text-right font-medium`}>{formatYuan(amount, { exact: true })}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Income({ months, total }: { months: readonly IncomeMonth[]; total: number }) {
  const [isTable, setTable] = useState(false);
  const facts = [
    { name: '近 12 个月', yuan: total },
    { name: '月均', yuan: monthlyMean(total, months.length) },
  ];
  return (
    <>
      {isTable ? null : <IncomeChart months={months} />}
      <div className={isTable ? undefined : 'sr-only'}>
        <IncomeTable months={months} />
      </div>
      <div className="mt-3.5 flex flex-wrap items-baseline gap-x-7 gap-y-1 text-13 text-ink-3">
        {facts.map(({ name, yuan }) => (
          <span key={name}>
            {name}
            <b className="ml-1.5 font-semibold text-ink">{formatYuan(yuan, { exact: true })}</b>
          </span>
        ))}
        <TextButton className="ml-auto" onClick={() => setTable(!isTable)}>
          {isTable ? '看图' : '看表格'}
        </TextButton>
      </div>
    </>
  );
}

export function IncomePanel() {
  const { data, error, isFetching, refetch } = useQuery(incomeQuery);
  return (
    <Panel title="每月收入" action={<span className="text-13 text-ink-3">扣掉服务费之后</span>}>
      {data && data.total > 0 ? <Income months={data.data} total={data.total} /> : null}
      {data?.total === 0 ? (
        <p className="py-3 text-ink-2">
          还没有订单收入。开出服务，客户就能约你。
          <TextLink to="/profile/pricing" className="ml-1 text-14">
            去开服务
          </TextLink>
        </p>
      ) : null}
      {!data && error ? (
        <InlineError
          text={messageOf(error, '收入没有取到')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={200} className="w-full" />
          <Skeleton width="50%" className="mt-4" />
        </SkeletonGroup>
      ) : null}
    </Panel>
  );
}
