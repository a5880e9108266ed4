import type { CircleLabel } from '@zaojie/contract/circles/circle.schemas';
import { limits } from '@zaojie/contract/limits';
import type { TagLabel } from '@zaojie/contract/tags/tag.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { Hash, Layers, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { CirclePickerDialog } from './circle-picker.tsx';
import type { ChosenSeries } from '../draft.ts';
import { titleProblem } from '../publish-rules.ts';
import { SeriesChoiceDialog } from './series-choice.tsx';
import { withoutTag } from './tag-choice.ts';
import { TagPickerDialog } from './tag-picker.tsx';

const { titleMin, titleMax, maxTags } = limits.post;

export function TitleField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [wasLeft, setWasLeft] = useState(false);
  const length = [...value.trim()].length;
  const showsProblem = length > titleMax || (wasLeft && value !== '');
  return (
    <TextInput
      label="标题"
      labelHidden
      value={value}
      placeholder={`标题（${titleMin}-${titleMax}个字符）`}
      autoComplete="off"
      error={showsProblem ? titleProblem(value) : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => setWasLeft(true)}
      trailing={
        <span aria-hidden="true" className="shrink-0 text-12 text-ink-3">
          {length}/{titleMax}
        </span>
      }
    />
  );
}

interface CircleFieldProps {
  value: CircleLabel | null;
  onChange: (circle: CircleLabel | null) => void;
}

export function CircleField({ value, onChange }: CircleFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<UsersRound size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {value === null ? '选择圈子' : '更换圈子'}
      </Button>
      {value === null ? null : (
        <Chip selected removeLabel={`移除圈子 ${value.name}`} onRemove={() => onChange(null)}>
          {value.name || '未知圈子'}
        </Chip>
      )}
      <CirclePickerDialog open={open} onOpenChange={setOpen} value={value} onApply={onChange} />
    </>
  );
}

interface SeriesFieldProps {
  value: ChosenSeries | null;
  onChange: (series: ChosenSeries | null) => void;
}

export function SeriesField({ value, onChange }: SeriesFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Layers size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {value === null ? '加入合集' : '更换合集'}
      </Button>
      {value === null ? null : (
        <Chip selected removeLabel={`不加入合集 ${value.title}`} onRemove={() => onChange(null)}>
          {value.id === null ? `新合集${bracketed(value.title)}` : bracketed(value.title)}
        </Chip>
      )}
      <SeriesChoiceDialog open={open} onOpenChange={setOpen} value={value} onApply={onChange} />
    </>
  );
}

interface TagsFieldProps {
  value: readonly TagLabel[];
  onChange: (tags: readonly TagLabel[]) => void;
}

export function TagsField({ value, onChange }: TagsFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon={<Hash size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {value.length === 0 ? '添加标签' : `标签 ${value.length}/${maxTags}`}
      </Button>
      {value.map((tag) => (
        <Chip
          key={tag.id}
          selected
          removeLabel={`移除标签 ${tag.name}`}
          onRemove={() => onChange(withoutTag(value, tag))}
        >
          {tag.name}
        </Chip>
      ))}
      <TagPickerDialog open={open} onOpenChange={setOpen} value={value} onApply={onChange} allowNew />
    </>
  );
}
