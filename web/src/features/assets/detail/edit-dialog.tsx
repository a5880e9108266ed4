import { editAsset } from '@zaojie/contract/assets/asset.endpoints';
import { assetEdit, type AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AssetFields, type AssetText } from '../asset-fields.tsx';
import { assetKeys } from '../asset-queries.ts';
import { PreviewField } from '../preview-field.tsx';

type EditDialogProps = { asset: AssetDetail; open: boolean; onClose: () => void };

export function EditDialog({ asset, open, onClose }: EditDialogProps) {
  const client = useQueryClient();
  const { title, type, licence, tags, description } = asset;
  const [value, setValue] = useState<AssetText>({ title, type, licence, tags, description });
  const [picture, setPicture] = useState(asset.picture);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isNewPicture = picture !== null && picture.url !== asset.picture?.url;
  const body = {
    id: asset.id,
    ...value,
    tags: [...value.tags],
    ...(isNewPicture && { preview: picture.url }),
  };
  const issues = hasTried ? (assetEdit.safeParse(body).error?.issues ?? []) : [];
  const errorOf = (field: string) => issues.find(({ path }) => path[0] === field)?.message;

  async function save() {
    setTried(true);
    if (isSaving || !assetEdit.safeParse(body).success) return;
    setSaving(true);
    try {
      const { msg } = await call(editAsset, { body });
      toast.success(msg);
      await client.invalidateQueries({ queryKey: assetKeys.all });
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '保存失败，请稍后重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="编辑素材"
      dismissible={!isSaving}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            取消
          </Button>
          <Button look="primary" loading={isSaving} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <AssetFields
          value={value}
          onChange={(change) => setValue((before) => ({ ...before, ...change }))}
          errorOf={errorOf}
        />
        <PreviewField picture={picture} hint="列表和搜索里显示这一张" onChange={setPicture} />
      </div>
    </Dialog>
  );
}
