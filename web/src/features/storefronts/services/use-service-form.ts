import { useQueryClient } from '@tanstack/react-query';
import { addService, editService } from '@zaojie/contract/storefronts/service.endpoints';
import type { Service } from '@zaojie/contract/storefronts/service.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useImageQueue } from '../../uploads/use-image-queue.ts';
import { blankDraft, bodyOf, countChanges, draftOf, errorsIn, type ServiceDraft } from './service-draft.ts';
import { servicesKey } from './service-queries.ts';

/** The fields of one service: of one that is saved, or of one that is to be. */
export function useServiceForm(service: Service | null) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(service);
  const [draft, setDraft] = useState<ServiceDraft>(() => (service ? draftOf(service) : blankDraft));
  const pictures = useImageQueue(saved?.examples ?? []);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [repeatKeys] = useState(() => new RepeatKeys());

  const isActive = service?.is_active ?? true;
  const body = bodyOf(draft, pictures.pictures, isActive);
  const savedBody = bodyOf(saved ? draftOf(saved) : blankDraft, saved?.examples ?? [], isActive);
  const unsaved = countChanges(body, savedBody) + (pictures.isUploading ? 1 : 0);
  const errors = errorsIn(body);

  function set<Field extends keyof ServiceDraft>(field: Field, value: ServiceDraft[Field]) {
    setDraft((before) => ({ ...before, [field]: value }));
  }

  function discard() {
    setDraft(saved ? draftOf(saved) : blankDraft);
    pictures.queue.reset(saved?.examples ?? []);
    setTried(false);
  }

  /** Null when it couldn't be saved. */
  async function save(): Promise<Service | null> {
    if (isSaving) return null;
    setTried(true);
    if (Object.keys(errors).length > 0) return null;
    if (pictures.isUploading) {
      toast.info('图片还在上传，等它好了再保存');
      return null;
    }
    setSaving(true);
    try {
      const idempotencyKey = repeatKeys.of(body);
      const { data } = saved
        ? await call(editService, { body: { ...body, id: saved.id }, idempotencyKey })
        : await call(addService, { body, idempotencyKey });
      repeatKeys.done();
      setSaved(data);
      setDraft(draftOf(data));
      pictures.queue.reset(data.examples);
      setTried(false);
      await client.invalidateQueries({ queryKey: servicesKey });
      void client.invalidateQueries({ queryKey: ['storefront'] });
      toast.success(saved ? '已保存' : '服务已上架');
      return data;
    } catch (error) {
      toast.error(messageOf(error, '保存失败，请稍后重试'));
      return null;
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    pictures,
    unsaved,
    isSaving,
    set,
    discard,
    save,
    /** Said after the first try; each goes as soon as its field is right. */
    errorOf: (place: string) => (hasTried ? errors[place] : undefined),
    wrong: hasTried ? Object.keys(errors).length : 0,
  };
}

export type ServiceFormState = ReturnType<typeof useServiceForm>;
