import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { fetchFile, saveFile } from '../../../api/download.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** The whole pack as one archive. A large one can be given up by a second press. */
export function ArchiveButton({ orderId }: { orderId: number }) {
  const [isSaving, setSaving] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function save() {
    const own = new AbortController();
    controller.current = own;
    setSaving(true);
    try {
      const file = await fetchFile(`/order/evidence.tar?order_id=${orderId}`, own.signal);
      saveFile(file, `证据包-${orderId}.tar`);
    } catch (error) {
      if (!own.signal.aborted) toast.error(messageOf(error, '下载失败，请重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      size="small"
      icon={isSaving ? undefined : <Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      aria-busy={isSaving || undefined}
      onClick={() => (isSaving ? controller.current?.abort() : void save())}
    >
      {isSaving ? '正在打包，取消' : '下载证据包'}
    </Button>
  );
}
