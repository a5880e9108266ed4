import { useQueryClient } from '@tanstack/react-query';
import { downloadDemo, likeDemo, playDemo } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramDemo, ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { useToggle } from '../../users/use-toggle.ts';
import { programKeys } from '../program-queries.ts';

function usePatchDemo(projectId: number) {
  const client = useQueryClient();
  return (part: Partial<ProgramDemo>) =>
    client.setQueryData<ProgramDetail>(programKeys.detail(projectId), (known) =>
      known?.demo ? { ...known, demo: { ...known.demo, ...part } } : known,
    );
}

export function useLikeDemo(projectId: number, demo: ProgramDemo) {
  const patch = usePatchDemo(projectId);
  const { isOn, count, toggle } = useToggle({
    deed: { kind: 'like-demo', id: projectId },
    isOn: demo.is_liked,
    count: demo.like_count,
    ask: async (liked) => {
      const { data } = await call(likeDemo, { body: { id: projectId, liked } });
      return { isOn: data.is_liked, count: data.like_count };
    },
    onChange: (state) => patch({ is_liked: state.isOn, like_count: state.count }),
  });
  return { isLiked: isOn, likeCount: count, toggle };
}

/** The address to put into the frame; null until somebody wants to play. */
export function usePlayDemo(projectId: number) {
  const patch = usePatchDemo(projectId);
  const [url, setUrl] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const play = useOneAtATime<void>(async () => {
    setOpening(true);
    try {
      const { data } = await call(playDemo, { body: { id: projectId } });
      patch({ play_count: data.play_count });
      setUrl(data.url);
    } catch (error) {
      toast.error(messageOf(error, '试玩没有打开，请重试'));
    } finally {
      setOpening(false);
    }
  });
  return { url, isOpening, play: () => void play(), stop: () => setUrl(null) };
}

/** The address is for this once; the browser takes it from here. */
function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function useDownloadDemo(projectId: number) {
  const memberOnly = useMemberOnly();
  const [isStarting, setStarting] = useState(false);
  const download = useOneAtATime<void>(async () => {
    if (!memberOnly()) return;
    setStarting(true);
    try {
      const { data } = await call(downloadDemo, { body: { id: projectId } });
      save(data.url, data.name);
      toast.success(`开始下载 ${data.name}`);
    } catch (error) {
      toast.error(messageOf(error, '下载没有开始，请重试'));
    } finally {
      setStarting(false);
    }
  });
  return { isStarting, download: () => void download() };
}
