import { publishAsset, withdrawAsset } from '@zaojie/contract/assets/asset.endpoints';
import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { assetKeys } from '../asset-queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import { VersionDialog } from './version-dialog.tsx';

const NOTES: Partial<Record<AssetDetail['status'], string>> = {
  draft: '这是草稿，只有你看得到。',
  hidden: '管理员隐藏了这件素材，只有你看得到。',
};

function useMoves(asset: AssetDetail) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, '操作失败，请重试'));
    } finally {
      setBusy(false);
    }
  }

  const publish = () =>
    run(async () => {
      toast.success((await call(publishAsset, { body: { id: asset.id } })).msg);
      await client.invalidateQueries({ queryKey: assetKeys.all });
    });

  async function withdraw() {
    const isDraft = asset.status === 'draft';
    const isSure = await dialog.confirm({
      title: isDraft ? '丢弃这份草稿' : '下架这件素材',
      message: isDraft
        ? '文件会一起删除，不能恢复。'
        : '所有版本的文件都会删除，别人收藏的也看不到了，不能恢复。已经下载的人按当时的授权继续使用。',
      confirmText: isDraft ? '丢弃' : '下架',
      danger: true,
    });
    if (!isSure) return;
    await run(async () => {
      toast.success((await call(withdrawAsset, { body: { id: asset.id } })).msg);
      void client.invalidateQueries({ queryKey: assetKeys.lists });
      await navigate('/assets?view=mine', { replace: true });
    });
  }

  return { isBusy, publish, withdraw };
}

/** What its author may do with it. */
export function OwnerActions({ asset }: { asset: AssetDetail }) {
  const { can } = asset;
  const { isBusy, publish, withdraw } = useMoves(asset);
  const [opened, setOpened] = useState<'edit' | 'version' | null>(null);
  const note = NOTES[asset.status];
  const close = () => setOpened(null);
  return (
    <div className="rounded-card bg-surface-2 p-4">
      {note === undefined ? null : <p className="mb-3 text-13 text-ink-2">{note}</p>}
      <div className="flex flex-wrap gap-2">
        {can.publish ? (
          <Button look="primary" size="small" loading={isBusy} onClick={() => void publish()}>
            发布
          </Button>
        ) : null}
        {can.edit ? (
          <Button size="small" onClick={() => setOpened('edit')}>
            编辑
          </Button>
        ) : null}
        {can.add_version ? (
          <Button size="small" onClick={() => setOpened('version')}>
            添加版本
          </Button>
        ) : null}
        {can.withdraw ? (
          <Button look="danger-outline" size="small" disabled={isBusy} onClick={() => void withdraw()}>
            {asset.status === 'draft' ? '丢弃' : '下架'}
          </Button>
        ) : null}
      </div>
      {opened === 'edit' ? <EditDialog asset={asset} open onClose={close} /> : null}
      {opened === 'version' ? <VersionDialog asset={asset} open onClose={close} /> : null}
    </div>
  );
}
