import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture as Shown } from '../../../ui/media/picture.tsx';
import { ownWorksQuery } from '../work-queries.ts';

/** Enough of a work to be recognised. */
export type ChosenWork = { id: number; title: string; picture: Picture };

const GRID = 'grid grid-cols-4 gap-3 max-md:grid-cols-3 max-md:gap-2';

type ChoiceProps = { work: ChosenWork; place: number; isFull: boolean; onToggle: () => void };

/** The number says in which order the other side will see them. */
function Choice({ work, place, isFull, onToggle }: ChoiceProps) {
  const isChosen = place > 0;
  return (
    <li>
      <label
        className={classNames(
          'group block rounded-img has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          !isChosen && isFull ? 'opacity-50' : 'cursor-pointer',
        )}
      >
        <span
          className={classNames(
            'relative block aspect-square rounded-img',
            isChosen && 'outline-2 outline-offset-2 outline-brand',
          )}
        >
          <Shown {...pictureSource(work.picture, '')} sizes="(max-width: 768px) 30vw, 160px" />
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full text-12 font-semibold text-on-scrim',
              isChosen ? 'bg-brand' : 'bg-scrim group-hover:bg-brand',
            )}
          >
            {isChosen ? place : <Check size={14} strokeWidth={1.75} />}
          </span>
        </span>
        <input
          type="checkbox"
          aria-label={`附上 ${work.title}`}
          checked={isChosen}
          disabled={!isChosen && isFull}
          onChange={onToggle}
          className="sr-only"
        />
        <span className="mt-1.5 block truncate text-13 text-ink-2">{work.title}</span>
      </label>
    </li>
  );
}

type ChooseWorksDialogProps = {
  open: boolean;
  chosen: readonly ChosenWork[];
  /** How many at most. */
  max: number;
  onClose: () => void;
  onChoose: (works: readonly ChosenWork[]) => void;
};

/** The public ones among one's own works; hidden ones would have to be shown to everybody first. */
export function ChooseWorksDialog({ open, chosen, max, onClose, onChoose }: ChooseWorksDialogProps) {
  const { data, isError, error, isFetching, refetch } = useQuery({ ...ownWorksQuery, enabled: open });
  const [picked, setPicked] = useState(chosen);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPicked(chosen);
  }
  const works = data?.works.filter(({ visibility }) => visibility === 'public');
  // What was hidden or deleted meanwhile can't go along any more.
  const kept = picked.filter(({ id }) => works?.some((work) => work.id === id) ?? true);

  function toggle({ id, title, picture }: ChosenWork) {
    const isIn = kept.some((work) => work.id === id);
    setPicked(isIn ? kept.filter((work) => work.id !== id) : [...kept, { id, title, picture }]);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="附上我的作品"
      description={`按选择的顺序给对方看，最多 ${max} 件`}
      size="large"
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button look="primary" disabled={!works} onClick={() => onChoose(kept)}>
            {kept.length === 0 ? '不附作品' : `附上 ${kept.length} 件`}
          </Button>
        </>
      }
    >
      {works && works.length > 0 ? (
        <ul className={GRID}>
          {works.map((work) => (
            <Choice
              key={work.id}
              work={work}
              place={kept.findIndex(({ id }) => id === work.id) + 1}
              isFull={kept.length >= max}
              onToggle={() => toggle(work)}
            />
          ))}
        </ul>
      ) : null}
      {works?.length === 0 ? (
        <EmptyState
          line="你还没有公开的作品"
          action={<ButtonLink to="/profile/works">去放作品</ButtonLink>}
        />
      ) : null}
      {!works && isError ? (
        <ErrorState title="加载作品失败" error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {!works && !isError ? (
        <SkeletonGroup className={GRID}>
          {[0, 1, 2, 3].map((tile) => (
            <Skeleton key={tile} shape="block" className="aspect-square" />
          ))}
        </SkeletonGroup>
      ) : null}
    </Dialog>
  );
}
