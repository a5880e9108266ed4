import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getMessageSettings,
  updateMessageSettings,
} from '@zaojie/contract/notifications/notification.endpoints';
import type { MessageSettings } from '@zaojie/contract/notifications/notification.schemas';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { noticeKeys } from '../notice-queries.ts';

export type SettingsChange = Partial<MessageSettings>;
type Saving = { change: SettingsChange; before: SettingsChange };

export function useMessageSettings() {
  return useQuery({
    queryKey: noticeKeys.settings,
    queryFn: async ({ signal }) => (await call(getMessageSettings, { signal })).data,
  });
}

/** The fields of a change as they were before it. */
function fieldsBefore(settings: MessageSettings, change: SettingsChange): SettingsChange {
  const names = Object.keys(change) as (keyof MessageSettings)[];
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** Shows a change at once and sends it; a refused one goes back without touching what was changed meanwhile. */
export function useChangeSettings() {
  const client = useQueryClient();
  const apply = (change: SettingsChange) =>
    client.setQueryData<MessageSettings>(noticeKeys.settings, (known) => known && { ...known, ...change });

  const saving = useMutation({
    mutationKey: noticeKeys.settings,
    // One after the other: the last choice is the one that stays.
    scope: { id: 'message-settings' },
    mutationFn: async ({ change }: Saving) => (await call(updateMessageSettings, { body: change })).data,
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey: noticeKeys.settings });
      // An answer that was still on its way has taken the old state with it.
      apply(change);
    },
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey: noticeKeys.settings }) === 1) apply(saved);
    },
    onError: (error, { before }) => {
      apply(before);
      toast.error(messageOf(error, '保存失败，请稍后重试'));
    },
  });

  return (change: SettingsChange) => {
    const known = client.getQueryData<MessageSettings>(noticeKeys.settings);
    apply(change);
    saving.mutate({ change, before: known ? fieldsBefore(known, change) : {} });
  };
}
