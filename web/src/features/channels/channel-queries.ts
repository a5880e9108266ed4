import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { askMailConfirmation, getChannels, setChannel } from '@zaojie/contract/channels/channel.endpoints';
import type {
  ChannelEvent,
  ChannelSettings,
  OutsideChannel,
} from '@zaojie/contract/channels/channel.schemas';
import { call, messageOf } from '../../api/client.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { letBrowserIn, readBrowserState, sendBrowserAway, type BrowserState } from './browser-push.ts';

export const channelKeys = {
  settings: ['channels', 'settings'] as const,
  browser: (publicKey: string) => ['channels', 'browser', publicKey] as const,
};

export function useChannels() {
  return useQuery({
    queryKey: channelKeys.settings,
    queryFn: async ({ signal }) => (await call(getChannels, { signal })).data,
  });
}

type Change = { event: ChannelEvent; channel: OutsideChannel; isOn: boolean };

/** Shows a switch as it was set at once, and as it was when it is refused. */
export function useSetChannel() {
  const client = useQueryClient();
  const apply = ({ event, channel, isOn }: Change) =>
    client.setQueryData<ChannelSettings>(
      channelKeys.settings,
      (known) =>
        known && {
          ...known,
          events: known.events.map((row) => (row.event === event ? { ...row, [channel]: isOn } : row)),
        },
    );
  return useMutation({
    mutationKey: channelKeys.settings,
    // One after the other: the last choice is the one that stays.
    scope: { id: 'channels' },
    mutationFn: async ({ event, channel, isOn }: Change) =>
      (await call(setChannel, { body: { event, channel, is_on: isOn } })).data,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: channelKeys.settings });
      apply(change);
    },
    onSuccess: (saved) => {
      if (client.isMutating({ mutationKey: channelKeys.settings }) === 1)
        client.setQueryData(channelKeys.settings, saved);
    },
    onError: (error, change) => {
      apply({ ...change, isOn: !change.isOn });
      toast.error(messageOf(error, '保存失败，请稍后重试'));
    },
  });
}

export function useAskMailConfirmation() {
  return useMutation({
    mutationFn: async () => (await call(askMailConfirmation)).data,
    onError: (error) => toast.error(messageOf(error, '邮件没有发出去，请稍后再试')),
  });
}

/** What this browser does, which only it knows. */
export function useBrowserPush(publicKey: string) {
  const client = useQueryClient();
  const queryKey = channelKeys.browser(publicKey);
  const { data: state = 'off' } = useQuery({
    queryKey,
    enabled: publicKey !== '',
    queryFn: () => readBrowserState(publicKey),
    staleTime: 0,
  });
  const turning = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? letBrowserIn(publicKey) : sendBrowserAway()),
    onSuccess: (now: BrowserState) => {
      client.setQueryData(queryKey, now);
      void client.invalidateQueries({ queryKey: channelKeys.settings });
    },
    onError: (error) => toast.error(messageOf(error, '这个浏览器没有连上推送服务，请稍后再试')),
  });
  return { state, turn: turning.mutateAsync, isTurning: turning.isPending };
}
