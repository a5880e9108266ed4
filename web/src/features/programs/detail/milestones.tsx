import { useQueryClient } from '@tanstack/react-query';
import { markMilestone } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramDetail, ProgramMilestone } from '@zaojie/contract/programs/program.schemas';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatDay } from '../../../text/dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { programKeys } from '../program-queries.ts';

function whenOf({ done, done_on: doneOn, due_on: dueOn }: ProgramMilestone): string {
  if (done) return doneOn === null ? '已完成' : `${formatDay(doneOn)} 完成`;
  return dueOn === null ? '时间未定' : formatDay(dueOn);
}

function useMark(projectId: number) {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);
  const mark = useOneAtATime(async ({ id, done }: ProgramMilestone) => {
    setBusyId(id);
    try {
      const { data } = await call(markMilestone, { body: { milestone_id: id, done: !done } });
      client.setQueryData<ProgramDetail>(programKeys.detail(projectId), (known) =>
        known
          ? { ...known, milestones: known.milestones.map((each) => (each.id === id ? data : each)) }
          : known,
      );
    } catch (error) {
      toast.error(messageOf(error, '没有改成，请重试'));
    } finally {
      setBusyId(null);
    }
  });
  return { busyId, mark };
}

const DOT = 'relative z-1 mt-0.5 grid size-4.5 place-items-center rounded-full';
const LOOKS = {
  done: 'bg-brand text-on-brand',
  now: 'border-[5px] border-brand bg-paper',
  next: 'border-[1.5px] border-line-2 bg-paper',
};

/** What is to be reached, in order; the first that isn't is the one they work on. */
export function Milestones({ project }: { project: ProgramDetail }) {
  const { busyId, mark } = useMark(project.id);
  const { milestones } = project;
  const current = milestones.find(({ done }) => !done)?.id;
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="project-milestones">
      <h2 id="project-milestones" className="mb-2 text-16">
        里程碑
      </h2>
      <ol>
        {milestones.map((milestone, place) => {
          const { id, title, note, done } = milestone;
          const look = done ? 'done' : id === current ? 'now' : 'next';
          const dot = classNames(DOT, LOOKS[look]);
          const mark12 = done ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : null;
          return (
            <li
              key={id}
              aria-current={look === 'now' ? 'step' : undefined}
              className="relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 pb-4"
            >
              {place < milestones.length - 1 ? (
                <span
                  aria-hidden="true"
                  className={classNames(
                    'absolute top-5 -bottom-0.5 left-[8.5px] w-[1.5px]',
                    done ? 'bg-brand' : 'bg-line-2',
                  )}
                />
              ) : null}
              {project.can.edit ? (
                <button
                  type="button"
                  aria-pressed={done}
                  aria-label={done ? `${title}还没有完成` : `标记完成：${title}`}
                  disabled={busyId !== null}
                  onClick={() => void mark(milestone)}
                  className={classNames(dot, 'after:absolute after:-inset-3')}
                >
                  {mark12}
                </button>
              ) : (
                <span aria-hidden="true" className={dot}>
                  {mark12}
                </span>
              )}
              <div className="min-w-0">
                <p className={classNames('font-medium break-words', look === 'now' && 'text-brand-ink')}>
                  {title}
                </p>
                <p className="text-13 text-ink-3">{whenOf(milestone)}</p>
                {note === '' ? null : <p className="text-13 break-words text-ink-3">{note}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
