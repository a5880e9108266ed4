import { createAsset } from '@zaojie/contract/assets/asset.endpoints';
import { assetForm, type AssetCard } from '@zaojie/contract/assets/asset.schemas';
import type { OriginalFile } from '@zaojie/contract/uploads/piece.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { assetKeys } from '../asset-queries.ts';
import type { AssetDraft } from './asset-drafts.ts';

export function bodyOf(draft: AssetDraft, file: OriginalFile, publish: boolean) {
  const { title, type, licence, tags, description, preview, peaks, duration } = draft;
  return {
    upload_id: file.id,
    title,
    type,
    licence,
    tags: [...tags],
    description,
    preview: preview?.url ?? null,
    peaks,
    duration,
    publish,
  };
}

/** What is wrong with the words, by field. */
export function faultsOf(draft: AssetDraft, file: OriginalFile): ReadonlyMap<string, string> {
  const issues = assetForm.safeParse(bodyOf(draft, file, true)).error?.issues ?? [];
  return new Map(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Hands a finished file over: from then on it is an asset, or a draft of one. */
export function useSendAsset() {
  const client = useQueryClient();
  const [sending, setSending] = useState<'publish' | 'keep' | null>(null);

  async function send(draft: AssetDraft, file: OriginalFile, publish: boolean): Promise<AssetCard | null> {
    setSending(publish ? 'publish' : 'keep');
    try {
      const { data, msg } = await call(createAsset, { body: bodyOf(draft, file, publish) });
      toast.success(msg);
      void client.invalidateQueries({ queryKey: assetKeys.lists });
      return data;
    } catch (error) {
      toast.error(messageOf(error, '发布失败'));
      return null;
    } finally {
      setSending(null);
    }
  }

  return { send, sending };
}
