import { useQueryClient } from '@tanstack/react-query';
import { deleteWorks, editWork, moveWork, setWatermark } from '@zaojie/contract/works/work.endpoints';
import type { OwnWork, workEdit } from '@zaojie/contract/works/work.schemas';
import { useRef } from 'react';
import type { z } from 'zod';
import { call, messageOf } from '../../api/client.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { movedItem } from '../uploads/image-queue.ts';
import { changeWorks, ownWorksKey, type OwnWorks } from './work-queries.ts';

export type WorkChange = z.input<typeof workEdit>;

/** What is done to works that are there. It shows at once; when the server says no, what it has is shown again. */
export function useWorkActions() {
  const client = useQueryClient();
  const movedId = useRef<number | null>(null);
  const settle = () => void client.invalidateQueries({ queryKey: ['works'] });
  const fail = (error: unknown, fallback: string) => {
    toast.error(messageOf(error, fallback));
    settle();
  };

  function move(from: number, to: number): void {
    changeWorks(client, (works) => {
      movedId.current = works[from]?.id ?? null;
      return movedItem(works, from, to);
    });
  }

  async function saveMove(): Promise<void> {
    const id = movedId.current;
    const works = client.getQueryData<OwnWorks>(ownWorksKey)?.works ?? [];
    const index = works.findIndex((work) => work.id === id);
    if (id === null || index === -1) return;
    const after = works[index - 1]?.id;
    try {
      await call(moveWork, { body: { id, ...(after !== undefined && { after_id: after }) } });
    } catch (error) {
      fail(error, '排序没有保存，请重试');
    }
  }

  async function makeCover(work: OwnWork): Promise<void> {
    const works = client.getQueryData<OwnWorks>(ownWorksKey)?.works ?? [];
    move(
      works.findIndex((each) => each.id === work.id),
      0,
    );
    await saveMove();
    toast.success('已设为封面');
  }

  /** Throws when refused, so that a form can say so. */
  async function edit(change: WorkChange): Promise<void> {
    const { data } = await call(editWork, { body: change });
    changeWorks(client, (works) => works.map((work) => (work.id === data.id ? data : work)));
  }

  async function show(ids: readonly number[], visibility: OwnWork['visibility']): Promise<void> {
    try {
      for (const id of ids) await edit({ id, visibility });
      toast.success(visibility === 'public' ? '已公开' : '已隐藏，只有自己能看到');
    } catch (error) {
      fail(error, '操作失败，请重试');
    }
  }

  async function remove(works: readonly OwnWork[]): Promise<boolean> {
    const [first] = works;
    if (!first) return false;
    const what = works.length === 1 ? `“${first.title}”` : `这 ${works.length} 件作品`;
    const isSure = await dialog.confirm({
      title: '删除作品',
      message: `确定要删除${what}吗？删除后将无法恢复。`,
      confirmText: '删除',
      danger: true,
    });
    if (!isSure) return false;
    const ids = works.map((work) => work.id);
    try {
      await call(deleteWorks, { body: { ids } });
    } catch (error) {
      fail(error, '删除失败，请重试');
      return false;
    }
    changeWorks(client, (all) => all.filter((work) => !ids.includes(work.id)));
    toast.success('已删除');
    return true;
  }

  async function mark(watermark: boolean): Promise<void> {
    const set = (value: boolean) =>
      client.setQueryData<OwnWorks>(ownWorksKey, (all) => all && { ...all, watermark: value });
    set(watermark);
    try {
      await call(setWatermark, { body: { watermark } });
      settle();
    } catch (error) {
      set(!watermark);
      fail(error, '操作失败，请重试');
    }
  }

  return { move, saveMove, makeCover, edit, show, remove, mark };
}

export type WorkActions = ReturnType<typeof useWorkActions>;
