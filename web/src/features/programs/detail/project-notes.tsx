import type { ProgramDetail, ProgramHandover } from '@zaojie/contract/programs/program.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { ArrowRightLeft, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { readSession } from '../../../api/session.ts';
import { Button } from '../../../ui/form/button.tsx';
import { usePeopleMoves } from '../use-people-moves.ts';

function noteOf({ status, removed_reason: reason }: ProgramDetail): string | null {
  if (status === 'draft') return '草稿，只有你看得到。补齐内容后就能发布。';
  if (status === 'archived') return '项目已归档，不再招人，内容还能看。';
  if (status === 'removed')
    return `管理员移除了这个项目，别人看不到了。${reason === '' ? '' : `理由：${reason}`}`;
  return null;
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-control bg-warning-tint px-4 py-3 text-14 text-warning">
      {icon}
      {children}
    </div>
  );
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true, className: 'shrink-0' } as const;

/** A project that changes hands: who gets it says yes, who gives it can think again. */
export function HandoverNote({ handover }: { handover: ProgramHandover }) {
  const moves = usePeopleMoves();
  const isMine = handover.to.id === readSession()?.user.id;
  const isBusy = moves.isBusy(`handover-${handover.id}`);
  return (
    <Note icon={<ArrowRightLeft {...icon} />}>
      <span className="min-w-0 flex-1 basis-60">
        {isMine
          ? `${handover.from.nickname}想把${bracketed(handover.project.title)}交给你，接受后你就是发起人。`
          : `正在把项目交给${handover.to.nickname}，等对方接受。`}
      </span>
      {isMine ? (
        <span className="flex gap-2">
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void moves.answerHandover(handover.id, false)}
          >
            谢绝
          </Button>
          <Button
            size="small"
            look="primary"
            loading={isBusy}
            onClick={() => void moves.answerHandover(handover.id, true)}
          >
            接受
          </Button>
        </span>
      ) : (
        <Button size="small" loading={isBusy} onClick={() => void moves.cancelHandover(handover.id)}>
          取消转交
        </Button>
      )}
    </Note>
  );
}

/** What isn't as usual about it. */
export function ProjectNotes({ project }: { project: ProgramDetail }) {
  const note = noteOf(project);
  return (
    <>
      {note === null ? null : (
        <Note icon={<Info {...icon} />}>
          <span className="min-w-0 flex-1">{note}</span>
        </Note>
      )}
      {project.handover === null ? null : <HandoverNote handover={project.handover} />}
    </>
  );
}
