import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/client.ts';
import { fetchFile, saveFile } from '../../../api/download.ts';
import { formatDate } from '../../../text/dates.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { LedgerFilter } from './ledger-address.ts';

const PATH = '/wallet/export.csv';

export function exportPath(filter: LedgerFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value !== null) query.set(name, value);
  return query.size === 0 ? PATH : `${PATH}?${query}`;
}

/** Saves what the filter on the screen shows. A long one can be given up by a second press. */
export function ExportButton({ filter }: { filter: LedgerFilter }) {
  const [isSaving, setSaving] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function save() {
    const own = new AbortController();
    controller.current = own;
    setSaving(true);
    try {
      const file = await fetchFile(exportPath(filter), own.signal);
      saveFile(file, `造界账本-${filter.month ?? formatDate(Date.now())}.csv`);
    } catch (error) {
      if (!own.signal.aborted) toast.error(messageOf(error, '导出失败，请重试'));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      icon={isSaving ? undefined : <Download size={16} strokeWidth={1.75} aria-hidden="true" />}
      aria-busy={isSaving || undefined}
      onClick={() => (isSaving ? controller.current?.abort() : void save())}
      className="px-3.5"
    >
      {isSaving ? '正在导出，取消' : '导出 CSV'}
    </Button>
  );
}
