import { useQueryClient } from '@tanstack/react-query';
import { programErrors } from '@zaojie/contract/programs/program.errors';
import { getProgramForm, saveProgram } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramForm } from '@zaojie/contract/programs/program-forms.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure, call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { programKeys } from '../program-queries.ts';
import {
  bodyOf,
  countChanges,
  draftOf,
  issuesOf,
  picturesOf,
  sentMilestones,
  withIds,
  type ProjectDraft,
} from './project-draft.ts';

const SAVE_AFTER_MS = 1_500;

const isStaleError = (error: unknown) =>
  error instanceof ApiFailure && error.code === programErrors.changedElsewhere.code;

/**
 * The fields of one project. A draft is kept by itself a moment after the last change; what others see already is kept when its owner
 * says so. A save carries the version that was read: whoever was overtaken in another window is told, and nothing is lost.
 */
export function useProjectForm(form: ProgramForm) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<ProjectDraft>(() => draftOf(form));
  const cover = useImageQueue(picturesOf(form).cover);
  const media = useImageQueue(form.media);
  const [kept, setKept] = useState(() => ({ form, body: bodyOf(draftOf(form), picturesOf(form)) }));
  const [isWriting, setWriting] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const [isTried, setTried] = useState(false);
  /** What couldn't be kept isn't tried again by itself before it changes. */
  const [failed, setFailed] = useState<string | null>(null);
  const [keys] = useState(() => new RepeatKeys());
  const isBusy = useRef(false);

  const body = bodyOf(draft, { cover: cover.pictures, media: media.pictures });
  const isUploading = cover.isUploading || media.isUploading || isWriting;
  const unsaved = countChanges(body, kept.body) + (isUploading ? 1 : 0);
  const issues = issuesOf(draft);
  const hasIssues = Object.keys(issues).length > 0;
  const text = JSON.stringify(body);

  function set<Field extends keyof ProjectDraft>(field: Field, value: ProjectDraft[Field]) {
    setDraft((before) => ({ ...before, [field]: value }));
  }

  async function send(version: number): Promise<ProgramForm> {
    const sent = { ...body, version };
    const roleKeys = draft.roles.map(({ key }) => key);
    const milestoneKeys = sentMilestones(draft.milestones).map(({ key }) => key);
    const { data } = await call(saveProgram, {
      params: { id: form.id },
      body: sent,
      idempotencyKey: keys.of(sent),
    });
    keys.done();
    const known = <Row extends { id: number | null }>(
      rows: readonly Row[],
      from: readonly { id: number }[],
    ) => rows.map((row, place) => ({ ...row, id: from[place]?.id ?? row.id }));
    setKept({
      form: data,
      body: {
        ...body,
        roles: known(body.roles, data.roles),
        milestones: known(body.milestones, data.milestones),
      },
    });
    setDraft((now) => ({
      ...now,
      roles: withIds(now.roles, roleKeys, data.roles),
      milestones: withIds(now.milestones, milestoneKeys, data.milestones),
    }));
    return data;
  }

  /** Null when it couldn't be kept. */
  async function save({ isQuiet, version = kept.form.version }: { isQuiet: boolean; version?: number }) {
    if (isBusy.current) return null;
    if (isUploading) {
      toast.info('图片还在上传，等它好了再保存');
      return null;
    }
    setTried(true);
    if (hasIssues) {
      toast.error(Object.values(issues)[0] ?? '');
      return null;
    }
    isBusy.current = true;
    setSaving(true);
    try {
      const saved = await send(version);
      setStale(false);
      setFailed(null);
      // Its page and the lists show what was kept.
      void client.invalidateQueries({ queryKey: programKeys.detail(form.id) });
      void client.invalidateQueries({ queryKey: programKeys.manage });
      return saved;
    } catch (error) {
      setFailed(text);
      if (isStaleError(error)) setStale(true);
      else if (!isQuiet) toast.error(messageOf(error, '没有保存上，请重试'));
      return null;
    } finally {
      isBusy.current = false;
      setSaving(false);
    }
  }

  const keepQuietly = useEffectEvent((meant: string) => {
    if (meant === text) void save({ isQuiet: true });
  });
  const isDue =
    kept.form.status === 'draft' &&
    unsaved > 0 &&
    !(isSaving || isStale || isUploading || hasIssues) &&
    failed !== text;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => keepQuietly(text), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, text]);

  /** Mine in the place of what was kept in the other window. */
  async function overwrite(): Promise<void> {
    try {
      const { data } = await call(getProgramForm, { query: { id: form.id } });
      if (await save({ isQuiet: false, version: data.version })) toast.success('已保存');
    } catch (error) {
      toast.error(messageOf(error, '没有保存上，请重试'));
    }
  }

  return {
    /** As the server has it. */
    kept: kept.form,
    draft,
    set,
    cover,
    media,
    setWriting,
    save,
    overwrite,
    unsaved,
    isSaving,
    isStale,
    hasFailed: failed === text && !isStale,
    issueOf: (field: keyof typeof issues) => (isTried ? issues[field] : undefined),
    /** Something that is kept apart from the form, such as the demo, was changed. */
    patchKept: (part: Partial<ProgramForm>) =>
      setKept((before) => ({ ...before, form: { ...before.form, ...part } })),
  };
}
export type ProjectFormState = ReturnType<typeof useProjectForm>;
