import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { AdminContest } from '@zaojie/contract/contests/contest.schemas';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { textOfHtml } from '../../posts/text-of-html.ts';
import { eventPath } from '../contest-paths.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { EntriesDialog } from './entries-dialog.tsx';
import { TimesDialog } from './times-dialog.tsx';
import type { AdminMoves } from './use-admin-moves.ts';

type Opened = 'reject' | 'cancel' | 'times' | 'entries' | 'announce' | null;

function Facts({ contest }: { contest: AdminContest }) {
  const facts = [
    ['题目', contest.theme_note === '' ? contest.theme : `${contest.theme}。${contest.theme_note}`],
    ['规则', textOfHtml(contest.rules)],
    ['标准', contest.criteria.map(({ name, weight }) => `${name} ${weight}%`).join('，')],
    [
      '奖项',
      contest.prizes
        .map(
          ({ name, winners, amount }) => `${name} ${winners} 名${amount > 0 ? ` ${formatYuan(amount)}` : ''}`,
        )
        .join('，'),
    ],
    [
      '日程',
      `报名 ${formatMoment(contest.registration_opens_at)}，开始 ${formatMoment(contest.starts_at)}，交稿 ${formatMoment(contest.submissions_close_at)}，投票截止 ${formatMoment(contest.voting_closes_at)}，公布 ${formatMoment(contest.announce_at)}`,
    ],
  ].filter(([, words]) => words !== '');
  return (
    <dl className="mt-2 grid grid-cols-[40px_minmax(0,1fr)] gap-x-2 gap-y-0.5 text-13">
      {facts.map(([label, words]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="line-clamp-3 break-words text-ink-2">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ contest }: { contest: AdminContest }) {
  return (
    <>
      {contest.found_words.length > 0 ? (
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-13 text-ink-3">
          命中
          {contest.found_words.map((word) => (
            <StatusLabel key={word} tone="warning">
              {word}
            </StatusLabel>
          ))}
        </p>
      ) : null}
      {contest.balance_missing > 0 ? (
        <p className="mt-1.5 text-13 text-warning">
          主办方的可用余额还差 {formatYuan(contest.balance_missing)}，通过前要先充好。
        </p>
      ) : null}
      {contest.reason === '' ? null : <p className="mt-1.5 text-13 text-danger">理由：{contest.reason}</p>}
    </>
  );
}

const NEXT: Partial<Record<AdminContest['status'], string>> = {
  open: '现在就公布题目，开始创作，报名同时截止。',
  running: '现在就截止交稿，公开作品，开始投票。',
  voting: '现在就截止投票，开始计票。',
};

/** One event in the administration: what it is and what can be done with it. */
export function AdminRow({ contest, moves }: { contest: AdminContest; moves: AdminMoves }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { id, can, title } = contest;
  const isBusy = moves.busyId === id;

  async function advance() {
    const isSure = await dialog.confirm({
      title: `“${title}”进入下一步`,
      message: NEXT[contest.status] ?? '',
      confirmText: '进入下一步',
    });
    if (isSure) await moves.advance(id);
  }

  return (
    <li className="flex gap-5 border-line px-6 py-5 not-first:border-t max-md:flex-col max-md:gap-3 max-md:px-4">
      <span className="h-24 w-40 shrink-0 overflow-hidden rounded-img">
        {contest.cover === null ? (
          <span className="block size-full bg-surface-3" />
        ) : (
          <Picture {...pictureSource(contest.cover, '')} sizes="160px" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <Link to={eventPath(id)} className="text-16 font-semibold hover:text-brand-ink">
          {title}
        </Link>
        <p className="text-13 text-ink-3">
          <Link
            to={`/user/${contest.organiser.id}`}
            className="text-ink-2 underline underline-offset-3 hover:text-brand-ink"
          >
            {contest.organiser.nickname}
          </Link>
          {` · ${contest.category_name} · ${contest.prize_pool > 0 ? formatYuan(contest.prize_pool) : '没有奖金'} · ${contest.participant_count} 人报名，${contest.entry_count} 件作品`}
        </p>
        <p className="mt-1 text-ink-2">{contest.summary}</p>
        <Facts contest={contest} />
        <Notes contest={contest} />
        <div className="mt-3 flex flex-wrap gap-2.5">
          {can.approve ? (
            <Button
              size="small"
              look="primary"
              aria-label={`通过 ${title}`}
              loading={isBusy}
              onClick={() => void moves.approve(id)}
            >
              通过
            </Button>
          ) : null}
          {can.announce ? (
            <Button size="small" look="primary" disabled={isBusy} onClick={() => setOpened('announce')}>
              公布结果
            </Button>
          ) : null}
          {can.reject ? (
            <Button
              size="small"
              aria-label={`退回 ${title}`}
              disabled={isBusy}
              onClick={() => setOpened('reject')}
            >
              退回
            </Button>
          ) : null}
          {can.edit_times ? (
            <Button size="small" disabled={isBusy} onClick={() => setOpened('times')}>
              改时间
            </Button>
          ) : null}
          {can.advance ? (
            <Button size="small" loading={isBusy} onClick={() => void advance()}>
              进入下一步
            </Button>
          ) : null}
          {can.disqualify || contest.entry_count > 0 ? (
            <Button size="small" disabled={isBusy} onClick={() => setOpened('entries')}>
              作品
            </Button>
          ) : null}
          {can.cancel ? (
            <Button size="small" look="danger" disabled={isBusy} onClick={() => setOpened('cancel')}>
              取消活动
            </Button>
          ) : null}
        </div>
      </div>
      {opened === 'reject' ? (
        <ReasonDialog
          title={`退回“${title}”`}
          description="发起人会看到理由，改好之后可以再交。"
          maxLength={contestLimits.reasonMax}
          missing="请填写理由"
          confirmText="退回"
          danger
          onConfirm={async (reason) => {
            await moves.reject(id, reason);
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'cancel' ? (
        <ReasonDialog
          title={`取消“${title}”`}
          description="不能恢复。托管的奖金退回主办方，报名的人会看到理由。"
          maxLength={contestLimits.reasonMax}
          missing="请填写理由"
          confirmText="取消活动"
          danger
          onConfirm={async (reason) => {
            await moves.cancel(id, reason);
          }}
          onClose={close}
        />
      ) : null}
      {opened === 'times' ? (
        <TimesDialog contest={contest} onChange={(times) => moves.changeTimes(id, times)} onClose={close} />
      ) : null}
      {opened === 'entries' ? <EntriesDialog contest={contest} moves={moves} onClose={close} /> : null}
      {opened === 'announce' ? (
        <AnnounceDialog contest={contest} onAnnounce={() => moves.announce(id)} onClose={close} />
      ) : null}
    </li>
  );
}
