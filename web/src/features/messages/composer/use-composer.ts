import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { insertAtCaret } from '../../../ui/form/insert-at-caret.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { refusalOf } from '../../uploads/upload-checks.ts';
import { useKeptText } from '../../../api/drafts/use-draft.ts';
import { chatDraftPlace } from './chat-draft-place.ts';
import type { Outbox } from '../conversation/outbox.ts';
import { useTellTyping } from '../use-typing.ts';

const FILES_AT_ONCE = 9;

/** A file that goes out with the next message. */
export interface Attachment {
  key: string;
  file: File;
  /** Of a picture; empty for anything else. */
  previewUrl: string;
}

/** What the rest of the screen may ask of the composer. */
export interface ComposerHandle {
  /** Puts words in, to be written on. */
  write: (text: string) => void;
  addFiles: (files: File[]) => void;
}

interface ComposerOptions {
  chat: string;
  outbox: Outbox;
  handle: Ref<ComposerHandle>;
  /** Beside something else that one came for: the focus stays where it is. */
  isAside?: boolean | undefined;
}

/** The words and files that are being put together. The words are kept as a draft while they are written. */
export function useComposer({ chat, outbox, handle, isAside = false }: ComposerOptions) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, change: keep } = useKeptText(chatDraftPlace(chat), field);
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const tellTyping = useTellTyping(chat);
  const length = countCharacters(text.trim());
  const isTooLong = length > limits.message.textMax;
  const isEmpty = length === 0 && attachments.length === 0;

  useEffect(() => {
    // A finger's keyboard would cover what one came to read.
    if (!isAside && matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, [isAside]);

  const change = useCallback(
    (next: string) => {
      keep(next);
      if (next.trim() !== '') tellTyping();
    },
    [keep, tellTyping],
  );

  const attachmentCount = attachments.length;
  const addFiles = useCallback(
    (added: File[]) => {
      const refusals = added.map((file) => refusalOf(file));
      for (const message of new Set(refusals)) if (message !== null) toast.error(message);
      const good = added.filter((_, index) => refusals[index] === null);
      const room = FILES_AT_ONCE - attachmentCount;
      if (good.length > room) toast.warning(`一次最多发 ${FILES_AT_ONCE} 个文件，多出来的没有加上`);
      const taken = good.slice(0, Math.max(0, room));
      setAttachments((known) => [...known, ...taken.map(attached)]);
      field.current?.focus();
    },
    [attachmentCount],
  );

  function insert(face: string) {
    insertAtCaret(field.current, text, face, change);
  }

  function send() {
    if (isEmpty || isTooLong) return;
    for (const { file, previewUrl } of attachments) outbox.sendFile(file, previewUrl);
    if (length > 0) outbox.sendText(text.trim());
    setAttachments([]);
    change('');
    field.current?.focus();
  }

  useImperativeHandle(
    handle,
    () => ({
      write: (words) => {
        change(text.trim() === '' ? words : `${text}\n${words}`);
        field.current?.focus();
      },
      addFiles,
    }),
    [change, addFiles, text],
  );

  function removeAttachment({ key, previewUrl }: Attachment) {
    URL.revokeObjectURL(previewUrl);
    setAttachments((known) => known.filter((each) => each.key !== key));
  }
  return {
    field,
    text,
    change,
    attachments,
    addFiles,
    removeAttachment,
    insert,
    send,
    length,
    isTooLong,
    isEmpty,
  };
}

function attached(file: File): Attachment {
  const isImage = file.type.startsWith('image/');
  return { key: crypto.randomUUID(), file, previewUrl: isImage ? URL.createObjectURL(file) : '' };
}
