import { limits } from '@zaojie/contract/limits';
import { useState } from 'react';
import { readActing } from '../../../api/acting.ts';
import { readSession } from '../../../api/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { SeriesList } from '../../posts/series/series-list.tsx';
import type { ChosenSeries } from '../draft.ts';

const { titleMax } = limits.series;

type ChoiceProps = { value: ChosenSeries | null; onChoose: (series: ChosenSeries | null) => void };

/** It is made when the post is published, so that a post which never is leaves no empty series behind. */
function NewSeries({ value, onChoose, onCancel }: ChoiceProps & { onCancel: (() => void) | null }) {
  const [title, setTitle] = useState(value?.id === null ? value.title : '');
  const [problem, setProblem] = useState<string>();
  function choose() {
    if (title.trim() === '') setProblem('请输入合集标题');
    else onChoose({ id: null, title: title.trim() });
  }
  return (
    <div className="space-y-4">
      <TextInput
        label="合集标题"
        value={title}
        error={problem}
        hint="和这篇一起建好，它是第一篇"
        maxLength={titleMax}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          // The Enter that ends the writing of a Chinese word chooses nothing.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          choose();
        }}
      />
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            返回
          </Button>
        ) : null}
        <Button look="primary" onClick={choose}>
          确定
        </Button>
      </div>
    </div>
  );
}

function SeriesChoice({ value, onChoose }: ChoiceProps) {
  // Whoever acts for another writes into the other's series.
  const ownerId = Number(readActing() ?? readSession()?.user.id ?? 0);
  return (
    <SeriesList
      ownerId={ownerId}
      startsAdding={value?.id === null}
      isChosen={({ id }) => id === value?.id}
      onPick={({ id, title }) => onChoose(id === value?.id ? null : { id, title })}
      renderForm={(onBack) => <NewSeries value={value} onChoose={onChoose} onCancel={onBack} />}
    />
  );
}

export interface SeriesChoiceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: ChosenSeries | null;
  /** Null when the chosen one was pressed again. */
  onApply: (series: ChosenSeries | null) => void;
}

/** Which series the post joins. */
export function SeriesChoiceDialog({ open, onOpenChange, value, onApply }: SeriesChoiceDialogProps) {
  function choose(series: ChosenSeries | null) {
    onApply(series);
    onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="加入合集" size="small">
      <SeriesChoice value={value} onChoose={choose} />
    </Dialog>
  );
}
