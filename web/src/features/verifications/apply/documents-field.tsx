import { verificationLimits } from '@zaojie/contract/verifications/verification-words';
import { CircleAlert, FileText, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { FileInput } from '../../../ui/form/file-input.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { DocumentDraft, useDocuments } from './use-documents.ts';

const ACCEPT = verificationLimits.documentTypes.map((type) => `.${type}`).join(',') + ',.jpeg';

function Draft({ draft, papers }: { draft: DocumentDraft; papers: ReturnType<typeof useDocuments> }) {
  const { name, share, document, message } = draft;
  return (
    <li className="relative flex min-h-11 items-center gap-2.5 border-t border-line pl-1 last:border-b">
      <FileText size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {message === null ? (
        <span className="text-13 whitespace-nowrap text-ink-3">
          {document ? '已加密' : `${Math.round(share * 100)}%`}
        </span>
      ) : (
        <span role="alert" className="flex min-w-0 items-center gap-2 text-13 text-danger">
          <span className="truncate">{message}</span>
          <TextButton onClick={() => papers.retry(draft)}>重试</TextButton>
        </span>
      )}
      <IconButton label={`移除 ${name}`} onClick={() => papers.remove(draft)}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

type DocumentsFieldProps = {
  label: string;
  most: number;
  error: string | undefined;
  papers: ReturnType<typeof useDocuments>;
};

export function DocumentsField({ label, most, error, papers }: DocumentsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 leading-ui text-ink-2">{label}</legend>
      {papers.drafts.length > 0 ? (
        <ul className="mb-2.5">
          {papers.drafts.map((draft) => (
            <Draft key={draft.key} draft={draft} papers={papers} />
          ))}
        </ul>
      ) : null}
      <FileInput ref={input} label="选择材料" accept={ACCEPT} onFiles={papers.add} />
      {papers.drafts.length < most ? (
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          添加材料
        </Button>
      ) : null}
      {error ? (
        <p role="alert" className="mt-1 flex items-start gap-1.25 text-13 leading-5 text-danger">
          <CircleAlert size={14} strokeWidth={1.75} className="mt-0.75 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : (
        <p className="mt-1.5 text-13 leading-5 text-ink-3">
          JPG、PNG、WebP 或 PDF，每份 8 MB 以内。加密保存，只有你和审核的管理员能打开，答复{' '}
          {verificationLimits.keptDays} 天后销毁。
        </p>
      )}
    </fieldset>
  );
}
