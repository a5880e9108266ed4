import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { addCollection, editCollection } from '@zaojie/contract/assets/collection.endpoints';
import type { AssetCollection } from '@zaojie/contract/assets/collection.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { collectionKeys } from './collection-queries.ts';

interface CollectionFormProps {
  /** Null for a new one. */
  collection: AssetCollection | null;
  onSaved: (id: number, title: string) => void;
  onCancel: () => void;
}

/** What a collection is called, what it is about, and who sees it. */
export function CollectionForm({ collection, onSaved, onCancel }: CollectionFormProps) {
  const client = useQueryClient();
  const [title, setTitle] = useState(collection?.title ?? '');
  const [description, setDescription] = useState(collection?.description ?? '');
  const [isPublic, setPublic] = useState(collection?.is_public ?? true);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (title.trim() === '') {
      setProblem('请输入合集名称');
      return;
    }
    setSaving(true);
    try {
      const body = { title: title.trim(), description: description.trim(), is_public: isPublic };
      const { data } =
        collection === null
          ? await call(addCollection, { body })
          : await call(editCollection, { params: { id: collection.id }, body });
      await client.invalidateQueries({ queryKey: collectionKeys.all });
      onSaved(data.id, body.title);
    } catch (error) {
      setProblem(messageOf(error, '保存失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="space-y-4" noValidate>
      <TextInput
        label="合集名称"
        value={title}
        error={problem}
        maxLength={assetLimits.collectionTitleMax}
        autoComplete="off"
        onChange={(event) => {
          setTitle(event.target.value);
          setProblem(undefined);
        }}
      />
      <Textarea
        label="说明（选填）"
        rows={2}
        value={description}
        length={description.length}
        maxLength={assetLimits.collectionDescriptionMax}
        placeholder="收的是什么，适合用在哪里"
        onChange={(event) => setDescription(event.target.value)}
      />
      <Switch
        label="公开"
        description="别人可以在你的主页和素材页看到它"
        checked={isPublic}
        onChange={(event) => setPublic(event.target.checked)}
      />
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" look="primary" loading={isSaving}>
          {collection === null ? '新建' : '保存'}
        </Button>
      </div>
    </form>
  );
}
