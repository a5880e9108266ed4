import { SHOW_NEVER } from '@zaojie/contract/bounties/bounty-availability';
import type { OrderDetail } from '@zaojie/contract/orders/order-detail.schemas';
import { useState } from 'react';
import { formatDay } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextButton, TextLink } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { FactList, type Fact } from '../parts/fact-list.tsx';
import { FileList } from './versions/file-list.tsx';

/** Longer ones unfold. */
const LONG_BRIEF = 160;

function showWords({ show_from: from, credit }: OrderDetail['terms']): string {
  const when =
    from === SHOW_NEVER ? '不公开' : from === null ? '完成后可公开' : `${formatDay(from)} 起可公开`;
  return from === SHOW_NEVER ? when : `${when}，${credit ? '要署名' : '不用署名'}`;
}

const hasSource = ({ bounty_id: bounty, post_id: post, service_id: service }: OrderDetail['terms']) =>
  bounty !== null || post !== null || service !== null;

function Source({ terms }: Pick<OrderDetail, 'terms'>) {
  if (terms.bounty_id !== null) {
    return <TextLink to={`/commission?bounty=${terms.bounty_id}`}>约稿 #{terms.bounty_id}</TextLink>;
  }
  if (terms.post_id !== null) return <TextLink to={`/post/${terms.post_id}`}>约同款</TextLink>;
  return '约稿服务';
}

function factsOf({ terms, schedule_start_time: start, schedule_end_time: end }: OrderDetail): Fact[] {
  return [
    { label: '用途', value: terms.usage_label },
    { label: '公开', value: showWords(terms) },
    {
      label: '修改',
      value: `含 ${terms.revisions_included} 次${terms.revisions_used > 0 ? `，已用 ${terms.revisions_used} 次` : ''}`,
    },
    ...(terms.days === null ? [] : [{ label: '工期', value: `${terms.days} 天` }]),
    ...(start === null ? [] : [{ label: '开工', value: formatDay(start) }]),
    ...(end === null ? [] : [{ label: '截稿', value: formatDay(end) }]),
    ...terms.lines.map(({ label, amount }) => ({ label, value: formatYuan(amount, { exact: true }) })),
    ...(hasSource(terms) ? [{ label: '来自', value: <Source terms={terms} /> }] : []),
  ];
}

/** What was agreed on, as it is frozen in the order. */
export function OrderBrief({ order }: { order: OrderDetail }) {
  const { terms, references, reference_works: works } = order;
  const isLong = terms.brief.length > LONG_BRIEF;
  const [isWhole, setWhole] = useState(!isLong);
  return (
    <Panel title="约稿内容">
      {terms.brief === '' ? null : (
        <>
          <p className={classNames('wrap-anywhere whitespace-pre-line', !isWhole && 'line-clamp-5')}>
            {terms.brief}
          </p>
          {isLong ? (
            <TextButton className="mt-1" onClick={() => setWhole(!isWhole)}>
              {isWhole ? '收起' : '展开全文'}
            </TextButton>
          ) : null}
        </>
      )}
      <FactList
        facts={factsOf(order)}
        className={terms.brief === '' ? undefined : 'mt-3 border-t border-line pt-2'}
      />
      {works.length > 0 ? (
        <div className="mt-3 grid grid-cols-4 gap-1.5">
          {works.map((work) =>
            work.cover === null ? null : (
              <span key={work.id} title={work.title} className="aspect-square">
                <Picture {...pictureSource(work.cover, work.title)} sizes="80px" className="rounded-[6px]" />
              </span>
            ),
          )}
        </div>
      ) : null}
      {references.length > 0 ? <FileList files={references} title="参考" className="mt-3" /> : null}
    </Panel>
  );
}
