import { collectAsset, uncollectAsset } from '@zaojie/contract/assets/collection.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useSession } from '../../../api/session.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { PickNew, PickRow } from '../../../ui/menu/pick-row.tsx';
import { assetKeys } from '../asset-queries.ts';
import { CollectionForm } from './collection-form.tsx';
import { collectionKeys, collectionsQuery } from './collection-queries.ts';

/** One's collections, those that hold the asset marked; pressing one puts it in or takes it out. */
export function CollectionPicker({ assetId }: { assetId: number }) {
  const client = useQueryClient();
  const userId = useSession()?.user.id ?? 0;
  const list = useQuery(collectionsQuery(userId, assetId));
  const [isAdding, setAdding] = useState(false);

  async function move(id: number, title: string, isIn: boolean) {
    try {
      const body = { asset_id: assetId, collection_id: id };
      await (isIn ? call(uncollectAsset, { body }) : call(collectAsset, { body }));
      toast.success(isIn ? `已移出「${title}」` : `已加入「${title}」`, { id: 'collection' });
      void client.invalidateQueries({ queryKey: collectionKeys.all });
      void client.invalidateQueries({ queryKey: assetKeys.detail(assetId) });
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请稍后重试'));
    }
  }

  if (list.isError && !list.data) {
    return <InlineError text="合集没有取到" onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  }
  if (!list.data) {
    return (
      <SkeletonGroup className="grid gap-2">
        <Skeleton height={44} />
        <Skeleton height={44} />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {list.data.length === 0 && !isAdding ? (
        <p className="text-ink-2">还没有合集。建一个，把用得上的素材收在一起。</p>
      ) : null}
      <ul className="-mx-3 max-h-80 overflow-y-auto">
        {list.data.map(({ id, title, is_public, assets_count, holds }) => (
          <li key={id}>
            <PickRow
              name={title}
              isPublic={is_public}
              count={assets_count}
              isOn={holds}
              onPick={() => void move(id, title, holds)}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <div className="mt-3 border-t border-line pt-4">
          <CollectionForm
            collection={null}
            onSaved={(id, title) => {
              setAdding(false);
              void move(id, title, false);
            }}
            onCancel={() => setAdding(false)}
          />
        </div>
      ) : (
        <PickNew label="新建合集" onPick={() => setAdding(true)} />
      )}
    </>
  );
}
