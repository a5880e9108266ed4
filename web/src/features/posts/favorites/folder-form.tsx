import { useQueryClient } from '@tanstack/react-query';
import { addFavoriteFolder, editFavoriteFolder } from '@zaojie/contract/posts/favorite.endpoints';
import type { FavoriteFolder } from '@zaojie/contract/posts/favorite.schemas';
import { limits } from '@zaojie/contract/limits';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { favoriteKeys } from './favorite-queries.ts';

interface FolderFormProps {
  /** Null for a new one. */
  folder: FavoriteFolder | null;
  onSaved: (id: number, name: string) => void;
  onCancel: () => void;
}

async function save(folder: FavoriteFolder | null, form: { name: string; is_public: boolean }) {
  if (folder === null) return (await call(addFavoriteFolder, { body: form })).data.id;
  // The name of the default folder stays.
  const body = folder.can.rename ? form : { is_public: form.is_public };
  await call(editFavoriteFolder, { params: { id: folder.id }, body });
  return folder.id;
}

/** The name of a folder, and who sees it. */
export function FolderForm({ folder, onSaved, onCancel }: FolderFormProps) {
  const client = useQueryClient();
  const [name, setName] = useState(folder?.name ?? '');
  const [isPublic, setPublic] = useState(folder?.is_public ?? false);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A form in a dialog over a post: the form around it isn't meant.
    event.stopPropagation();
    if (isSaving) return;
    if (name.trim() === '') {
      setProblem('请输入收藏夹名称');
      return;
    }
    setSaving(true);
    try {
      const id = await save(folder, { name: name.trim(), is_public: isPublic });
      await client.invalidateQueries({ queryKey: favoriteKeys.all });
      onSaved(id, name.trim());
    } catch (error) {
      setProblem(messageOf(error, '保存失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="space-y-4" noValidate>
      <TextInput
        label="收藏夹名称"
        value={name}
        error={problem}
        disabled={folder !== null && !folder.can.rename}
        maxLength={limits.favorite.nameMax}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
      />
      <Switch
        label="公开"
        description="别人可以在你的主页看到它"
        checked={isPublic}
        onChange={(event) => setPublic(event.target.checked)}
      />
      <div className="flex justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" look="primary" loading={isSaving}>
          {folder === null ? '新建' : '保存'}
        </Button>
      </div>
    </form>
  );
}
