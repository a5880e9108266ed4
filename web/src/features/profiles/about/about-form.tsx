import type { About } from '@zaojie/contract/profiles/profile.schemas';
import type { FormEvent } from 'react';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { Button } from '../../../ui/form/button.tsx';
import { focusFirstWrong } from '../../../ui/form/focus-field.ts';
import { DetailFields } from '../edit/detail-fields.tsx';
import { detailValuesOf } from '../edit/profile-form.ts';
import { useProfileForm } from '../edit/use-profile-form.ts';

/** One's own words, changed where they stand. */
export function AboutForm({ about, onClose }: { about: About; onClose: () => void }) {
  const form = useProfileForm({ userId: about.user_id, saved: detailValuesOf(about) });
  useLeaveQuestion({ unsaved: form.unsaved, message: `有 ${form.unsaved} 处没保存，离开就没有了。` });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const box = event.currentTarget;
    if (form.unsaved === 0 || (await form.submit())) onClose();
    else focusFirstWrong(box);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-180 grid-cols-1 gap-5">
      <DetailFields values={form.values} errorOf={form.errorOf} set={form.set} />
      <div className="flex gap-2.5 max-md:*:flex-1">
        <Button type="submit" look="primary" loading={form.isSaving} className="min-w-28">
          保存
        </Button>
        <Button look="quiet" disabled={form.isSaving} onClick={onClose}>
          取消
        </Button>
      </div>
    </form>
  );
}
