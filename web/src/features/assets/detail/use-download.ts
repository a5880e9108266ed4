import { downloadAsset } from '@zaojie/contract/assets/asset.endpoints';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';

/** Fetches an address of one's own and lets the browser save what is there, which can pause and go on. */
export function useDownload(assetId: number) {
  const memberOnly = useMemberOnly();
  const [busyVersion, setBusyVersion] = useState<number | null>(null);

  async function download(versionId: number): Promise<void> {
    if (busyVersion !== null || !memberOnly()) return;
    setBusyVersion(versionId);
    try {
      const { data } = await call(downloadAsset, { body: { id: assetId, version_id: versionId } });
      const link = document.createElement('a');
      link.href = data.url;
      link.download = data.name;
      link.click();
    } catch (error) {
      toast.error(messageOf(error, '下载失败，请重试'));
    } finally {
      setBusyVersion(null);
    }
  }

  return { download, busyVersion };
}
