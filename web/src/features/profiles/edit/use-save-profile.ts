import { useQueryClient } from '@tanstack/react-query';
import { updateUser } from '@zaojie/contract/users/user.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { readSession, updateSessionUser } from '../../../api/session.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { profileKeys } from '../profile-queries.ts';
import { accountKey } from './own-account.ts';
import { bodyOf, type FormChanges, type OwnAccount } from './profile-form.ts';

/** The new name and face stand everywhere before the answer comes, and go back if it is a no. */
function showAtOnce({ nickname, avatar }: FormChanges): () => void {
  const user = readSession()?.user;
  if (!user) return () => undefined;
  updateSessionUser({
    ...user,
    ...(nickname !== undefined && { nickname }),
    ...(avatar !== undefined && { avatar }),
  });
  return () => updateSessionUser(user);
}

export function useSaveProfile(userId: number) {
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);

  async function save(changes: FormChanges): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    const takeBack = showAtOnce(changes);
    try {
      const { msg } = await call(updateUser, { params: { id: userId }, body: bodyOf(changes) });
      client.setQueryData<OwnAccount>(accountKey, (account) => account && { ...account, ...changes });
      void client.invalidateQueries({ queryKey: profileKeys.all });
      toast.success(msg);
      return true;
    } catch (error) {
      takeBack();
      toast.error(messageOf(error, '保存失败，请稍后重试'));
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save };
}
