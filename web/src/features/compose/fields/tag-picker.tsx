import { limits } from '@zaojie/contract/limits';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { useState } from 'react';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TagPickerPanel } from './tag-picker-panel.tsx';

export interface TagPickerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: readonly TagLabel[];
  onApply: (tags: TagLabel[]) => void;
  /** How many may be chosen; as many as a post may have when left out. */
  max?: number | undefined;
  /** Whether tags that don't exist yet may be made: in a post, but not in a filter. */
  allowNew?: boolean | undefined;
}

/** Chooses tags by name or from the much used ones. Nothing changes outside until 确定. */
export function TagPickerDialog(props: TagPickerDialogProps) {
  const { open, onOpenChange, value, onApply, max = limits.post.maxTags, allowNew = false } = props;
  const [wasOpen, setWasOpen] = useState(open);
  const [chosen, setChosen] = useState<readonly TagLabel[]>(value);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(value);
  }

  function apply() {
    onApply([...chosen]);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="选择标签"
      description={`最多选择 ${max} 个标签`}
      footer={
        <>
          {chosen.length > 0 ? (
            <TextButton className="mr-auto" onClick={() => setChosen([])}>
              清空
            </TextButton>
          ) : null}
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            取消
          </Button>
          <Button look="primary" onClick={apply}>
            确定（{chosen.length}/{max}）
          </Button>
        </>
      }
    >
      <TagPickerPanel chosen={chosen} onChange={setChosen} max={max} allowNew={allowNew} />
    </Dialog>
  );
}
