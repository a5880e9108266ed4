import { assetLimits } from '@zaojie/contract/assets/asset-words';
import { addAssetVersion } from '@zaojie/contract/assets/asset.endpoints';
import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { PieceUploads } from '../../uploads/pieces/piece-uploads.tsx';
import { usePieceUpload } from '../../uploads/pieces/use-piece-upload.ts';
import { assetKeys } from '../asset-queries.ts';
import { measureFile } from '../upload/measure-file.ts';
import { nextVersion } from './next-version.ts';

type VersionDialogProps = { asset: AssetDetail; open: boolean; onClose: () => void };

/** Why it can't be published yet; null when it can. */
function missingOf(version: string, hasFile: boolean, isUnfinished: boolean): string | null {
  if (isUnfinished) return '还没传完';
  if (!hasFile) return '请先上传文件';
  return version.trim() === '' ? '请填写版本号' : null;
}

export function VersionDialog({ asset, open, onClose }: VersionDialogProps) {
  const client = useQueryClient();
  const upload = usePieceUpload({ purpose: 'asset', place: `asset:${asset.id}`, max: 1 });
  const [version, setVersion] = useState(nextVersion(asset.versions[0]?.name ?? '1.0'));
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [item] = upload.items;
  const file = item?.file ?? null;
  const missing = missingOf(version, file !== null, item !== undefined && upload.isUnfinished);

  async function save() {
    const chosen = item === undefined ? undefined : upload.queue.fileOf(item.key);
    if (isSaving || missing !== null || file === null) return;
    setSaving(true);
    try {
      const { peaks, duration } =
        chosen === undefined ? { peaks: [], duration: null } : await measureFile(chosen);
      const body = { id: asset.id, upload_id: file.id, version, note, peaks, duration };
      const { msg } = await call(addAssetVersion, { body });
      upload.queue.clear();
      toast.success(msg);
      await client.invalidateQueries({ queryKey: assetKeys.all });
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '发布失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="添加新版本"
      description="旧版本仍然可以下载。"
      dismissible={!isSaving}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button
            look="primary"
            loading={isSaving}
            {...(missing !== null && { disabledReason: missing })}
            onClick={() => void save()}
          >
            发布新版本
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <PieceUploads upload={upload} purpose="asset" label="文件" disabled={isSaving} />
        <TextInput
          label="版本号"
          value={version}
          maxLength={assetLimits.versionMax}
          onChange={(event) => setVersion(event.target.value)}
        />
        <Textarea
          label="更新说明"
          rows={2}
          value={note}
          maxLength={assetLimits.noteMax}
          length={note.length}
          placeholder="改了什么，加了什么"
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
