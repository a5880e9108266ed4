import type { ReportCase } from '@zaojie/contract/reports/report.schemas';
import { caseMoveNames, caseMoves, type CaseMove } from '@zaojie/contract/reports/report-words';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatFullTime, formatMoment } from '../../../text/dates.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { Button, TextLink } from '../../../ui/form/button.tsx';
import { StatusLabel, type LabelTone } from '../../../ui/text/label.tsx';
import { useDecideCase } from './use-decide-case.ts';

const TONES: Readonly<Record<ReportCase['state'], LabelTone>> = {
  open: 'warning',
  upheld: 'danger',
  dismissed: 'neutral',
  undone: 'neutral',
};

function Moment({ at, children }: { at: string; children: string }) {
  return (
    <time dateTime={at} title={formatFullTime(at)}>
      {formatMoment(at)} {children}
    </time>
  );
}

/** What was reported, as it stood then, and the way to it as it stands now. */
function Target({ one }: { one: ReportCase }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <StatusLabel>{one.kind_label}</StatusLabel>
        <b className="min-w-0 font-semibold break-words">{one.title}</b>
        {one.link === '' ? (
          <span className="text-13 text-ink-3">
            {one.is_held && !one.decision ? '审核后才显示' : '已经不在了'}
          </span>
        ) : (
          <TextLink to={one.link}>去看看</TextLink>
        )}
      </p>
      {one.kind === 'person' ? null : (
        <p className="mt-1 text-13 text-ink-3">
          <Link to={`/user/${one.owner.id}`} className="hover:text-brand-ink">
            {one.owner.nickname}
          </Link>{' '}
          的
        </p>
      )}
      {one.excerpt === '' || one.excerpt === one.title ? null : (
        <p className="mt-2 line-clamp-6 border-l-2 border-line-2 pl-3 text-13 break-words whitespace-pre-line text-ink-2">
          {one.excerpt}
        </p>
      )}
    </div>
  );
}

function Reports({ one }: { one: ReportCase }) {
  const more = one.reports_count - one.reports.length;
  return (
    <ul aria-label="举报" className="grid grid-cols-1 gap-2.5">
      {one.reports.map((report) => (
        <li key={report.id} className="text-13">
          <p className="text-ink-3">
            {report.reporter === null ? (
              <span className="text-ink-2">词语过滤</span>
            ) : (
              <Link to={`/user/${report.reporter.id}`} className="text-ink-2 hover:text-brand-ink">
                {report.reporter.nickname}
              </Link>
            )}
            <span className="mx-2 font-medium text-ink">{report.reason_label}</span>
            <Moment at={report.created_at}>举报</Moment>
          </p>
          {report.description === '' ? null : (
            <p className="mt-0.5 break-words whitespace-pre-line text-ink-2">{report.description}</p>
          )}
        </li>
      ))}
      {more > 0 ? <li className="text-13 text-ink-3">还有 {more} 人举报</li> : null}
    </ul>
  );
}

type Question = { title: string; description: string; confirmText: string; danger: boolean };
const QUESTIONS: Readonly<Record<CaseMove, Question>> = {
  dismiss: {
    title: '举报不成立',
    description: '举报人会看到理由，对方不会知道有过这次举报。',
    confirmText: '记为不成立',
    danger: false,
  },
  warn: {
    title: '成立，提醒对方',
    description: '对方会看到理由，内容留着。举报人会知道已经提醒。',
    confirmText: '提醒对方',
    danger: false,
  },
  remove: {
    title: '成立，移除内容',
    description: '内容马上从所有地方移除。对方会看到理由，举报人会知道已经移除。',
    confirmText: '移除',
    danger: true,
  },
  undo: {
    title: '撤销移除',
    description: '内容恢复原样。双方都会看到理由。',
    confirmText: '恢复内容',
    danger: false,
  },
};
const LABELS: Readonly<Record<CaseMove, string>> = {
  dismiss: '不成立',
  warn: '提醒',
  remove: '移除',
  undo: '撤销移除',
};

function Decisions({ one }: { one: ReportCase }) {
  const [asking, setAsking] = useState<CaseMove | null>(null);
  const decide = useDecideCase();
  const moves = caseMoveNames.filter((move) => one.can[move]);
  if (moves.length === 0 && one.decision) return null;
  if (moves.length === 0) return <p className="text-13 text-ink-3">与你有关，请由别的管理员处理</p>;
  return (
    <div className="flex flex-wrap justify-end gap-2.5 max-md:*:flex-1">
      {moves.map((move) => (
        <Button key={move} aria-label={`${LABELS[move]}：${one.title}`} onClick={() => setAsking(move)}>
          {LABELS[move]}
        </Button>
      ))}
      {asking === null ? null : (
        <ReasonDialog
          {...QUESTIONS[asking]}
          missing="请填写理由"
          onConfirm={(note) => decide({ id: one.id, action: asking, note })}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function Decided({ one, decision }: { one: ReportCase; decision: NonNullable<ReportCase['decision']> }) {
  return (
    <div className="text-13 text-ink-3">
      <StatusLabel tone={TONES[one.state]}>{caseMoves[decision.action]}</StatusLabel>
      <p className="mt-1.5 break-words text-ink-2">{decision.note}</p>
      <p>
        {decision.admin?.nickname ?? '已注销的管理员'}，<Moment at={decision.at}>处理</Moment>
      </p>
      {one.undone ? (
        <>
          <p className="mt-2 break-words text-ink-2">撤销：{one.undone.note}</p>
          <p>
            {one.undone.admin?.nickname ?? '已注销的管理员'}，<Moment at={one.undone.at}>撤销</Moment>
          </p>
        </>
      ) : null}
    </div>
  );
}

export function CaseRow({ one }: { one: ReportCase }) {
  return (
    <li
      aria-label={`${one.kind_label} ${one.title}`}
      className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)] items-start gap-x-8 gap-y-4 border-line px-6 py-5 not-first:border-t max-lg:grid-cols-2 max-md:grid-cols-1 max-md:px-4"
    >
      <Target one={one} />
      <Reports one={one} />
      <div className="min-w-0 max-lg:col-span-full">
        {one.decision ? <Decided one={one} decision={one.decision} /> : null}
        <Decisions one={one} />
        <p className="mt-3 text-right text-13">
          <TextLink to={`/admin/people?user=${one.owner.id}`}>禁言或封禁</TextLink>
        </p>
      </div>
    </li>
  );
}
