import { favoriteAsset, unfavoriteAsset } from '@zaojie/contract/assets/asset.endpoints';
import type { AssetCard } from '@zaojie/contract/assets/asset.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { assetKeys, patchAsset, patchCards } from '../asset-queries.ts';

export function useFavoriteAsset({ id, is_favorite: isFavorite }: Pick<AssetCard, 'id' | 'is_favorite'>) {
  const client = useQueryClient();
  const memberOnly = useMemberOnly();
  const [isBusy, setBusy] = useState(false);

  async function toggle(): Promise<void> {
    if (isBusy || !memberOnly()) return;
    setBusy(true);
    try {
      const { data, msg } = await call(isFavorite ? unfavoriteAsset : favoriteAsset, { body: { id } });
      patchAsset(client, id, data);
      patchCards(client, id, data);
      toast.success(msg);
      void client.invalidateQueries({ queryKey: assetKeys.favorites });
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setBusy(false);
    }
  }

  return { toggle, isBusy };
}
