import {
  addVerificationDocument,
  removeVerificationDocument,
} from '@zaojie/contract/verifications/verification.endpoints';
import { verificationErrors } from '@zaojie/contract/verifications/verification.errors';
import type { VerificationDocument } from '@zaojie/contract/verifications/verification.schemas';
import { verificationLimits } from '@zaojie/contract/verifications/verification-words';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { uploadMessageOf } from '../../uploads/upload-file.ts';
import { uploadRequest } from '../../uploads/upload-request.ts';

const ADDRESS = `/api${addVerificationDocument.path}`;

export type DocumentDraft = {
  key: number;
  name: string;
  /** 0 to 1 while it is on its way. */
  share: number;
  document: VerificationDocument | null;
  message: string | null;
  file: File;
};

let keys = 0;

/** The papers of a form: sent as soon as they are chosen, one after the other, and kept sealed until they are handed in. */
export function useDocuments(most: number) {
  const [drafts, setDrafts] = useState<readonly DocumentDraft[]>([]);
  const change = (key: number, next: Partial<DocumentDraft>) =>
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...next } : draft)));

  async function send({ key, file }: DocumentDraft) {
    change(key, { share: 0, message: null });
    const body = new FormData();
    body.set('file', file, file.name);
    try {
      const sent = await uploadRequest({
        method: 'POST',
        address: ADDRESS,
        body,
        onSent: (bytes) => change(key, { share: Math.min(1, bytes / file.size) }),
      });
      change(key, { share: 1, document: sent as VerificationDocument });
    } catch (error) {
      change(key, { message: uploadMessageOf(error, '没有传上去，请重试') });
    }
  }

  async function add(files: readonly File[]) {
    const room = most - drafts.length;
    if (files.length > room) toast.error(`最多 ${most} 份材料`);
    const large = files.filter(({ size }) => size > verificationLimits.documentBytes);
    if (large.length > 0) toast.error(verificationErrors.documentTooLarge.msg);
    const fresh = files
      .filter((file) => !large.includes(file))
      .slice(0, Math.max(0, room))
      .map((file) => ({ key: ++keys, name: file.name, share: 0, document: null, message: null, file }));
    setDrafts((all) => [...all, ...fresh]);
    for (const draft of fresh) await send(draft);
  }

  function remove({ key, document }: DocumentDraft) {
    setDrafts((all) => all.filter((draft) => draft.key !== key));
    // What stays behind unasked is destroyed a day later anyway.
    if (document) void call(removeVerificationDocument, { body: { id: document.id } }).catch(() => undefined);
  }

  return {
    drafts,
    add: (files: readonly File[]) => void add(files),
    retry: (draft: DocumentDraft) => void send(draft),
    remove,
    ids: drafts.flatMap(({ document }) => document?.id ?? []),
    isSending: drafts.some(({ document, message }) => document === null && message === null),
  };
}
