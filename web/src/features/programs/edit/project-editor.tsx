import type { ProgramForm } from '@zaojie/contract/programs/program-forms.schemas';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatTime } from '../../../text/dates.ts';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, ButtonLink, TextButton } from '../../../ui/form/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { MANAGE_PATH, projectPath } from '../program-paths.ts';
import { statusTones } from '../status-tones.ts';
import { useProjectMoves } from '../use-project-moves.ts';
import { ProjectFields } from './project-fields.tsx';
import { StaleNote } from './stale-note.tsx';
import { useProjectForm, type ProjectFormState } from './use-project-form.ts';

/** Whether what stands here is kept: said in one line, in the same place. */
function keptWords({ isSaving, hasFailed, unsaved, kept }: ProjectFormState): string {
  if (isSaving) return '正在保存';
  if (hasFailed) return `没有保存上，还有 ${unsaved} 处`;
  if (unsaved > 0) return `有 ${unsaved} 处没保存`;
  return `${formatTime(kept.saved_at)} 已保存`;
}

function noteOf({ status, missing, removed_reason: reason }: ProgramForm): string {
  if (status === 'removed') return `管理员移除了这个项目。${reason}`;
  if (status === 'draft') {
    return missing.length === 0 ? '内容齐了，可以发布。' : `发布前还需要：${missing.join('、')}。`;
  }
  return status === 'archived' ? '已归档，不再招人。' : '改动保存后马上生效。';
}

type EditorProps = {
  form: ProgramForm;
  /** Begins again with what the server has now. */
  onReload: () => void;
};

/** Changes a project. A draft is kept by itself; what others see is kept when asked to. */
export function ProjectEditor({ form: given, onReload }: EditorProps) {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  const form = useProjectForm(given);
  const moves = useProjectMoves();
  const { kept, unsaved } = form;
  const isDraft = kept.status === 'draft';
  useLeaveQuestion({
    unsaved,
    message: '离开后，没有保存的改动就没有了。',
    isLeaving: (from, to) => from.pathname !== to.pathname && !isGoing.current,
    isLostOnClose: true,
  });

  function go(path: string) {
    isGoing.current = true;
    void navigate(path);
  }

  async function save() {
    if (await form.save({ isQuiet: false })) toast.success(isDraft ? '草稿已保存' : '已保存');
  }

  async function publish() {
    const saved = unsaved > 0 ? await form.save({ isQuiet: false }) : kept;
    if (saved === null) return;
    if (saved.missing.length > 0) {
      toast.error(`发布前还需要：${saved.missing.join('、')}`);
      return;
    }
    if ((await moves.publish(kept)) !== null) go(projectPath(kept.id));
  }

  async function remove() {
    if (await moves.remove(kept)) go(MANAGE_PATH);
  }

  const isBusy = form.isSaving || moves.busyId !== null;
  const buttons = (
    <>
      <Button
        look={isDraft ? 'secondary' : 'primary'}
        loading={form.isSaving}
        disabled={unsaved === 0 || form.isStale}
        onClick={() => void save()}
      >
        {isDraft ? '存草稿' : '保存'}
      </Button>
      {isDraft ? (
        <Button look="primary" loading={isBusy} disabled={form.isStale} onClick={() => void publish()}>
          发布
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      {form.isStale ? (
        <StaleNote
          unsaved={unsaved}
          isSaving={form.isSaving}
          onReload={onReload}
          onOverwrite={() => void form.overwrite()}
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)_280px] items-start gap-x-8 max-[1180px]:grid-cols-[minmax(0,1fr)]">
        <form
          noValidate
          aria-label="编辑项目"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <ProjectFields form={form} />
        </form>
        <div className="sticky top-21 max-[1180px]:hidden">
          <Card className="p-5">
            <p className="mb-2 flex flex-wrap items-center gap-2">
              <StatusLabel tone={statusTones[kept.status]}>{kept.status_label}</StatusLabel>
              <span aria-live="polite" className="text-13 text-ink-3">
                {keptWords(form)}
              </span>
            </p>
            <p className="mb-4 text-13 break-words text-ink-2">{noteOf(kept)}</p>
            <div className="grid grid-cols-1 gap-2.5">
              {buttons}
              <ButtonLink to={projectPath(kept.id)}>看看它的页面</ButtonLink>
              {kept.can.delete ? (
                <TextButton onClick={() => void remove()} className="justify-self-center text-danger!">
                  删除草稿
                </TextButton>
              ) : null}
            </div>
          </Card>
        </div>
        <div
          data-sticky
          className="sticky bottom-0 z-8 mt-6 hidden items-center gap-2.5 border-t border-line bg-paper py-3 max-[1180px]:flex max-md:-mx-4 max-md:px-4 max-md:pb-[max(12px,env(safe-area-inset-bottom))]"
        >
          <span className="mr-auto min-w-0 truncate text-13 text-ink-3">{keptWords(form)}</span>
          {buttons}
        </div>
      </div>
    </>
  );
}
