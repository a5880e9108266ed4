import { limits } from '@zaojie/contract/limits';
import { PencilLine } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { NO_BIO } from '../../users/no-bio.ts';
import { CharacterCount } from './detail-fields.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Whoever pressed the pencil wants to write. */
const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus();

function BioForm({ userId, bio, onClose }: { userId: number; bio: string; onClose: () => void }) {
  const form = useProfileForm({ userId, saved: { bio } });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.unsaved === 0 || (await form.submit())) onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-2 grid max-w-160 grid-cols-1 gap-2.5"
    >
      <Textarea
        label="简介"
        labelHidden
        ref={takeFocus}
        rows={2}
        value={form.values.bio}
        placeholder="一两句话，让人认得你"
        error={form.errorOf('bio')}
        onChange={(event) => form.set('bio', event.target.value)}
      />
      <div className="flex items-center gap-2.5">
        <Button type="submit" look="primary" size="small" loading={form.isSaving}>
          保存
        </Button>
        <Button look="quiet" size="small" disabled={form.isSaving} onClick={onClose}>
          取消
        </Button>
        <span className="ml-auto">
          <CharacterCount text={form.values.bio} most={limits.bioMax} />
        </span>
      </div>
    </form>
  );
}

/** One's own bio with the way to change it where it stands. */
export function EditBio({ userId, bio }: { userId: number; bio: string }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <BioForm userId={userId} bio={bio} onClose={() => setEditing(false)} />;
  return (
    <div className="mt-1.5 flex items-start gap-1">
      <p className="min-w-0 text-15 leading-text break-words whitespace-pre-line text-ink-2">
        {bio.trim() || NO_BIO}
      </p>
      <IconButton
        size="small"
        label="编辑简介"
        onClick={() => setEditing(true)}
        className="-mt-0.75 shrink-0 text-ink-3"
      >
        <PencilLine size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
