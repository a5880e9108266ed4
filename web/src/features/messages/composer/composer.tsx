import { limits } from '@zaojie/contract/limits';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { usePhone } from '../../../hooks/use-media-query.ts';
import { AttachmentTray } from './attachment-tray.tsx';
import { ComposerTools } from './composer-tools.tsx';
import { filesPasted } from './files-pasted.ts';
import type { Outbox } from '../conversation/outbox.ts';
import { useComposer, type ComposerHandle } from './use-composer.ts';

const COUNT_FROM = limits.message.textMax - 200;

export interface ComposerProps {
  chat: string;
  peerName: string;
  outbox: Outbox;
  handle: Ref<ComposerHandle>;
  /** In a narrow place beside something else: drawn as on a phone, and the focus isn't taken. */
  isAside?: boolean | undefined;
}

/** Safari ends a composition before the key that ended it; only the old key code tells. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

function LengthHint({ length, isTooLong }: { length: number; isTooLong: boolean }) {
  if (length < COUNT_FROM) return null;
  return (
    <output className={classNames('text-12', isTooLong ? 'text-danger' : 'text-ink-3')}>
      {length} / {limits.message.textMax}
    </output>
  );
}

interface MessageFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  label: string;
  text: string;
  /** On a phone, and beside something else: in a box of its own, with the button beside it. */
  isNarrow: boolean;
  onChange: (text: string) => void;
  onFiles: (files: File[]) => void;
  onSend: () => void;
}

function MessageField({ field, label, text, isNarrow, onChange, onFiles, onSend }: MessageFieldProps) {
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    onSend();
  }
  return (
    <textarea
      ref={field}
      aria-label={label}
      placeholder={label}
      rows={1}
      enterKeyHint="send"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
      onPaste={(event) => {
        const files = filesPasted(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      className={classNames(
        'field-sizing-content max-h-40 w-full resize-none leading-text outline-none max-md:text-16',
        isNarrow
          ? 'min-h-9.5 flex-1 rounded-control bg-surface-2 px-3 py-1.75 max-md:min-h-11 max-md:py-2'
          : 'min-h-14 bg-transparent px-7 py-1 text-15',
      )}
    />
  );
}

interface ComposerParts {
  tools: ReactNode;
  tray: ReactNode;
  field: ReactNode;
  hint: ReactNode;
  submit: ReactNode;
}

function WideComposer({ tools, tray, field, hint, submit }: ComposerParts) {
  return (
    <>
      <div className="flex items-center px-5">
        {tools}
        <span className="ml-auto text-12 text-ink-3">Enter 发送，Shift + Enter 换行</span>
      </div>
      {tray}
      {field}
      <div className="flex items-center justify-end gap-3 px-5 pt-1">
        {hint}
        {submit}
      </div>
    </>
  );
}

function NarrowComposer({ tools, tray, field, hint, submit }: ComposerParts) {
  return (
    <>
      {tray}
      <div className="flex items-end gap-2.5 px-3 pb-1">
        {field}
        {submit}
      </div>
      <div className="flex items-center gap-2 px-1">
        {tools}
        {hint}
      </div>
    </>
  );
}

/** Where a message is written. Enter sends, Shift + Enter breaks the line. */
export function Composer({ chat, peerName, outbox, handle, isAside = false }: ComposerProps) {
  const { field, text, change, attachments, addFiles, removeAttachment, insert, send, ...facts } =
    useComposer({ chat, outbox, handle, isAside });
  const isPhone = usePhone();
  const isNarrow = isPhone || isAside;
  const Arrangement = isNarrow ? NarrowComposer : WideComposer;
  const label = `发消息给${peerName}`;
  const input = { field, label, text, isNarrow, onChange: change, onFiles: addFiles, onSend: send };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <form
      onSubmit={handleSubmit}
      className="shrink-0 border-t border-line pt-2 pb-4 has-[textarea:focus-visible]:border-brand max-md:pb-[calc(8px+env(safe-area-inset-bottom))]"
    >
      <Arrangement
        tools={
          <ComposerTools
            chat={chat}
            onFace={insert}
            onFiles={addFiles}
            onCard={(card) => outbox.sendCard(card)}
          />
        }
        tray={<AttachmentTray attachments={attachments} onRemove={removeAttachment} />}
        field={<MessageField {...input} />}
        hint={<LengthHint length={facts.length} isTooLong={facts.isTooLong} />}
        submit={
          <Button
            type="submit"
            look="primary"
            disabled={facts.isEmpty || facts.isTooLong}
            icon={<Send size={16} strokeWidth={1.75} aria-hidden="true" />}
          >
            发送
          </Button>
        }
      />
    </form>
  );
}
