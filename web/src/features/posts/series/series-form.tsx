import { useQueryClient } from '@tanstack/react-query';
import { addSeries, editSeries } from '@zaojie/contract/posts/series.endpoints';
import type { Series, SeriesPicture } from '@zaojie/contract/posts/series.schemas';
import { limits } from '@zaojie/contract/limits';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { SeriesCover } from './series-cover.tsx';
import { seriesKeys } from './series-queries.ts';

type SeriesFormProps = {
  /** Null for a new one, which begins with the post, where there is one. */
  series: Series | null;
  postId?: number | undefined;
  onSaved: (id: number, title: string) => void;
  onCancel: () => void;
};

/** What a series is called, what it is about, and what it is shown by. */
export function SeriesForm({ series, postId, onSaved, onCancel }: SeriesFormProps) {
  const client = useQueryClient();
  const [title, setTitle] = useState(series?.title ?? '');
  const [description, setDescription] = useState(series?.description ?? '');
  const [cover, setCover] = useState<SeriesPicture | null>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(): Promise<number> {
    const form = { title: title.trim(), description: description.trim() };
    if (series) {
      const body = { ...form, ...(cover !== undefined && { cover }) };
      return (await call(editSeries, { params: { id: series.id }, body })).data.id;
    }
    const body = { ...form, ...(postId !== undefined && { post_id: postId }) };
    return (await call(addSeries, { body })).data.id;
  }

  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setProblem('请输入合集标题');
      return;
    }
    setSaving(true);
    try {
      const id = await save();
      await client.invalidateQueries({ queryKey: seriesKeys.all });
      onSaved(id, title.trim());
    } catch (error) {
      setProblem(messageOf(error, '保存失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-4" noValidate>
      <TextInput
        label="合集标题"
        value={title}
        error={problem}
        maxLength={limits.series.titleMax}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value);
          setProblem(undefined);
        }}
      />
      <Textarea
        label="简介（选填）"
        value={description}
        maxLength={limits.series.descriptionMax}
        rows={3}
        onChange={(event) => setDescription(event.target.value)}
      />
      {series ? <SeriesCover series={series} value={cover} onChange={setCover} /> : null}
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" look="primary" loading={isSaving}>
          {series === null ? '新建' : '保存'}
        </Button>
      </div>
    </form>
  );
}
