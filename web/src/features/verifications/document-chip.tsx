import type { VerificationDocument } from '@zaojie/contract/verifications/verification.schemas';
import { FileText, Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../api/client.ts';
import { fetchFile, saveFile } from '../../api/download.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { toast } from '../../ui/feedback/toast.tsx';

const pathOf = (id: number) => `/verification/document/${id}`;

/** A paper: a picture opens over the page, anything else is saved. Fetched with the token, for it has no address. */
export function DocumentChip({ document }: { document: VerificationDocument }) {
  const [address, setAddress] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { id, name, type } = document;
  const Icon = type === 'pdf' ? FileText : ImageIcon;

  /** The address is this page's alone, and is no longer good once nobody looks. */
  function close() {
    if (address !== null) URL.revokeObjectURL(address);
    setAddress(null);
  }

  async function open() {
    setOpening(true);
    try {
      const fetched = await fetchFile(pathOf(id), new AbortController().signal);
      if (type === 'pdf') saveFile(fetched, name);
      else setAddress(URL.createObjectURL(fetched));
    } catch (error) {
      toast.error(messageOf(error, '材料没有打开，请重试'));
    } finally {
      setOpening(false);
    }
  }

  return (
    <>
      <button
        type="button"
        disabled={isOpening}
        aria-label={`${type === 'pdf' ? '下载' : '查看'} ${name}`}
        onClick={() => void open()}
        className="inline-flex h-8 max-w-full min-w-0 items-center gap-1.5 rounded-control border border-line-2 px-2.5 text-13 text-ink-2 transition-colors hover:border-ink-3 hover:text-ink max-md:h-11"
      >
        {isOpening ? (
          <Spinner />
        ) : (
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        )}
        <span className="truncate">{name}</span>
      </button>
      {address === null ? null : (
        <Dialog open onOpenChange={(next) => (next ? undefined : close())} title={name} size="large">
          <img src={address} alt={name} className="mx-auto max-h-[70dvh] max-w-full rounded-control" />
        </Dialog>
      )}
    </>
  );
}
