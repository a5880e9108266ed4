import { useQueryClient } from '@tanstack/react-query';
import {
  archiveProgram,
  deleteProgram,
  publishProgram,
  reopenProgram,
} from '@zaojie/contract/programs/program.endpoints';
import { leaveProgram } from '@zaojie/contract/programs/program-people.endpoints';
import type { ProgramDetail } from '@zaojie/contract/programs/program.schemas';
import { bracketed } from '@zaojie/contract/titles';
import { useState } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { programKeys } from './program-queries.ts';

type Own = { id: number; title: string };

const named = (title: string) => (title.trim() === '' ? '这个项目' : bracketed(title));

/** What somebody does with a project of theirs. Each gives true when it was done. */
export function useProjectMoves() {
  const client = useQueryClient();
  const [busyId, setBusyId] = useState<number | null>(null);

  async function carryOut<Result>(
    id: number,
    run: () => Promise<Result>,
    failed: string,
  ): Promise<Result | null> {
    if (busyId !== null) return null;
    setBusyId(id);
    try {
      return await run();
    } catch (error) {
      toast.error(messageOf(error, failed));
      return null;
    } finally {
      setBusyId(null);
      // The list, the page, the team and what is managed all show it.
      void client.invalidateQueries({ queryKey: programKeys.all });
    }
  }

  async function askThen(
    question: Parameters<typeof dialog.confirm>[0],
    { id }: Own,
    run: () => Promise<unknown>,
    words: { done: string; failed: string },
  ): Promise<boolean> {
    if (!(await dialog.confirm(question))) return false;
    const done = await carryOut(id, run, words.failed);
    if (done !== null) toast.success(words.done);
    return done !== null;
  }

  return {
    busyId,
    publish: async ({ id }: Pick<Own, 'id'>): Promise<ProgramDetail | null> => {
      const done = await carryOut(id, () => call(publishProgram, { body: { id } }), '发布失败，请重试');
      if (done !== null) toast.success('发布成功');
      return done?.data ?? null;
    },
    archive: (project: Own) =>
      askThen(
        {
          title: `归档${named(project.title)}`,
          message: '页面还能看，不再招人；没有答复的申请和邀请一并结束。以后可以重新打开。',
          confirmText: '归档',
        },
        project,
        () => call(archiveProgram, { body: { id: project.id } }),
        { done: '已归档', failed: '没有归档，请重试' },
      ),
    reopen: async ({ id }: Own): Promise<boolean> => {
      const done = await carryOut(id, () => call(reopenProgram, { body: { id } }), '没有重新打开，请重试');
      if (done !== null) toast.success('项目已重新打开');
      return done !== null;
    },
    remove: (project: Own) =>
      askThen(
        {
          title: `删除${named(project.title)}`,
          message: '草稿里写的内容都会删掉，不能恢复。',
          confirmText: '删除',
          danger: true,
        },
        project,
        () => call(deleteProgram, { body: { id: project.id } }),
        { done: '已删除', failed: '没有删除，请重试' },
      ),
    leave: (project: Own) =>
      askThen(
        {
          title: `离开${named(project.title)}`,
          message: '你不再是成员，名额会空出来。写过的日志还在。想回来要重新申请。',
          confirmText: '离开',
          danger: true,
        },
        project,
        () => call(leaveProgram, { body: { id: project.id } }),
        { done: '已离开项目', failed: '没有离开，请重试' },
      ),
  };
}
export type ProjectMoves = ReturnType<typeof useProjectMoves>;
