import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Guidance } from '@zaojie/contract/guidance/guidance.schemas';
import { Check, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextButton } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { closePart, guidanceQuery } from './guidance-queries.ts';

type Part = 'creator' | 'client';
type StepOf<P extends Part> = NonNullable<Guidance[P]>[number]['step'];
type Words = { label: string; note: string; to: string };

const STEPS: { [P in Part]: Record<StepOf<P>, Words> } = {
  creator: {
    work: { label: '挂上第一件作品', note: '客户先看作品，再看价格', to: '/profile/works' },
    service: { label: '上架一项服务', note: '画什么、多少钱、几天交', to: '/profile/pricing' },
    schedule: { label: '排好档期', note: '擅长的类型、同时接几单、哪天休息', to: '/profile/schedule' },
    verification: { label: '完成一项认证', note: '名字旁边会多一枚标记', to: '/profile/verification' },
  },
  client: {
    bounty: {
      label: '发出第一份约稿',
      note: '说清用途、预算和截稿日',
      to: '/commission/management?publish=new',
    },
    order: {
      label: '选定创作者，付定金',
      note: '钱由平台托管，验收后才结给对方',
      to: '/commission/management?tab=received',
    },
    receipt: { label: '验收第一件稿子', note: '不满意可以逐条要求修改', to: '/order' },
  },
};
const TITLES: Record<Part, string> = { creator: '开张清单', client: '第一次约稿' };

type Row = Words & { key: string; isDone: boolean };

function rowsOf(part: Part, guidance: Guidance | undefined): Row[] | null {
  if (part === 'creator') {
    return (
      guidance?.creator?.map(({ step, is_done: isDone }) => ({
        ...STEPS.creator[step],
        key: step,
        isDone,
      })) ?? null
    );
  }
  return (
    guidance?.client?.map(({ step, is_done: isDone }) => ({ ...STEPS.client[step], key: step, isDone })) ??
    null
  );
}

function Step({ row: { label, note, to, isDone } }: { row: Row }) {
  const isHere = useLocation().pathname === to;
  if (isDone) {
    return (
      <span className="flex items-center gap-3 py-2.5 text-ink-3">
        <span className="grid size-5 shrink-0 place-items-center rounded-full bg-success-tint text-success">
          <Check size={14} strokeWidth={2} aria-hidden="true" />
        </span>
        {label}
        <VisuallyHidden>，已完成</VisuallyHidden>
      </span>
    );
  }
  const face = (
    <>
      <span className="size-5 shrink-0 rounded-full border border-line-2" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium group-hover:text-brand-ink">{label}</span>
        <span className="block text-13 text-ink-3">{isHere ? '就在这一页' : note}</span>
      </span>
    </>
  );
  // A way that leads to where one stands is none.
  if (isHere) {
    return (
      <span aria-current="step" className="flex items-center gap-3 py-2.5">
        {face}
      </span>
    );
  }
  return (
    <Link to={to} className="group flex items-center gap-3 rounded-sm py-2.5">
      {face}
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
    </Link>
  );
}

type ChecklistProps = {
  part: Part;
  /** The steps beside one another, along the foot of the pages where they are taken. */
  compact?: boolean | undefined;
};

/** The first steps of whoever is new to a side of the market. Absent when all are taken, and once it was put away. */
export function Checklist({ part, compact = false }: ChecklistProps) {
  const client = useQueryClient();
  const { data } = useQuery(guidanceQuery);
  const [isClosing, setClosing] = useState(false);
  const rows = rowsOf(part, data);
  if (rows === null) return null;
  const done = rows.filter(({ isDone }) => isDone).length;

  async function close() {
    setClosing(true);
    try {
      await closePart(part);
      client.setQueryData(guidanceQuery.queryKey, (known) => known && { ...known, [part]: null });
    } catch (error) {
      toast.error(messageOf(error, '没有收起，请重试'));
    } finally {
      setClosing(false);
    }
  }

  return (
    <Panel
      title={TITLES[part]}
      about={`${done} / ${rows.length}`}
      action={
        <TextButton disabled={isClosing} onClick={() => void close()}>
          不再显示
        </TextButton>
      }
      className={classNames('mt-10', !compact && 'max-w-160')}
    >
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-3">
        <div className="h-full bg-success" style={{ width: `${(100 * done) / rows.length}%` }} />
      </div>
      <ul
        className={classNames(
          'mt-2',
          compact && 'grid grid-cols-4 gap-x-6 max-xl:grid-cols-2 max-md:grid-cols-1',
        )}
      >
        {rows.map((row) => (
          <li key={row.key}>
            <Step row={row} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
