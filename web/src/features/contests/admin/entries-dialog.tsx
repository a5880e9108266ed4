import { useQuery } from '@tanstack/react-query';
import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { AdminContest } from '@zaojie/contract/contests/contest.schemas';
import type { AdminEntry } from '@zaojie/contract/contests/entry.schemas';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ReasonDialog } from '../../../ui/dialog/reason-dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button, TextLink } from '../../../ui/form/button.tsx';
import { Pager } from '../../../ui/menu/pager.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { submissionPath } from '../contest-paths.ts';
import { adminEntriesQuery } from '../contest-queries.ts';
import { EntryCover } from '../detail/entry-tile.tsx';
import { entryTones } from '../status-tones.ts';
import type { AdminMoves } from './use-admin-moves.ts';

function EntryLine({ entry, onDisqualify }: { entry: AdminEntry; onDisqualify: () => void }) {
  const people = entry.authors.map(({ nickname }) => nickname).join('，');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5">
      <span className="h-12 w-20 shrink-0 overflow-hidden rounded-[6px]">
        <EntryCover entry={entry} sizes="80px" />
      </span>
      <span className="min-w-40 flex-1">
        <TextLink to={submissionPath(entry.contest_id, entry.id)} className="text-14!">
          {entry.title === '' ? '（没有名称）' : entry.title}
        </TextLink>
        <small className="block text-13 text-ink-3">
          {entry.team_name ? `${entry.team_name}：` : ''}
          {people}，{entry.ballot_count} 人评过
        </small>
        {entry.reason === '' ? null : <small className="block text-13 text-danger">{entry.reason}</small>}
      </span>
      <StatusLabel tone={entryTones[entry.status]}>{entry.status_label}</StatusLabel>
      {entry.can.disqualify ? (
        <Button size="small" aria-label={`取消资格 ${entry.title}`} onClick={onDisqualify}>
          取消资格
        </Button>
      ) : null}
    </li>
  );
}

type EntriesDialogProps = { contest: AdminContest; moves: AdminMoves; onClose: () => void };

/** Every entry with its authors. */
export function EntriesDialog({ contest, moves, onClose }: EntriesDialogProps) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<AdminEntry | null>(null);
  const { data, isError, error, isFetching, refetch } = useQuery(adminEntriesQuery(contest.id, page));
  if (chosen !== null) {
    return (
      <ReasonDialog
        title={`取消《${chosen.title}》的资格`}
        description="作品不再参加投票和名次，名次已经算出的会重算。作者会看到理由。"
        maxLength={contestLimits.reasonMax}
        missing="请填写理由"
        confirmText="取消资格"
        danger
        onConfirm={async (reason) => {
          await moves.disqualify(contest.id, chosen.id, reason);
        }}
        onClose={() => setChosen(null)}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`“${contest.title}”的作品`}
      size="large"
    >
      {data === undefined && !isError ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      ) : null}
      {isError && data === undefined ? (
        <ErrorState title="获取作品失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.data.length === 0 ? <EmptyState line="还没有作品。" /> : null}
      <ul aria-label="全部作品">
        {data?.data.map((entry) => (
          <EntryLine key={entry.id} entry={entry} onDisqualify={() => setChosen(entry)} />
        ))}
      </ul>
      {data && data.last_page > 1 ? (
        <div className="mt-4">
          <Pager page={page} pageCount={data.last_page} onChange={setPage} label="作品分页" />
        </div>
      ) : null}
    </Dialog>
  );
}
