import { tryWords } from '@zaojie/contract/words/word.endpoints';
import { wordLimits } from '@zaojie/contract/words/word-words';
import { useState, type FormEvent } from 'react';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StatusLabel, type LabelTone } from '../../ui/text/label.tsx';

type Tried = EndpointOutput<typeof tryWords>;

const TONES: Readonly<Record<Tried['outcome'], LabelTone>> = {
  refuse: 'danger',
  hold: 'warning',
  mask: 'brand',
  pass: 'success',
};

function Outcome({ tried }: { tried: Tried }) {
  return (
    <output className="mt-4 grid gap-2.5 border-t border-line pt-4">
      <p>
        <StatusLabel tone={TONES[tried.outcome]}>{tried.outcome_label}</StatusLabel>
      </p>
      {tried.hits.length === 0 ? null : (
        <ul aria-label="碰到的词" className="flex flex-wrap gap-x-5 gap-y-1 text-14">
          {tried.hits.map((hit) => (
            <li key={hit.word}>
              {hit.word}
              <span className="ml-1.5 text-13 text-ink-3">
                {hit.level_label} · {hit.count} 处
              </span>
            </li>
          ))}
        </ul>
      )}
      {tried.hits.some(({ level }) => level === 'mask') ? (
        <p className="text-13 break-words whitespace-pre-line text-ink-2">遮盖后：{tried.masked}</p>
      ) : null}
    </output>
  );
}

/** What would happen to a text, without anything happening. */
export function TryWords() {
  const [text, setText] = useState('');
  const [tried, setTried] = useState<Tried | null>(null);
  const [isSending, setSending] = useState(false);
  const send = useOneAtATime(async (wanted: string) => {
    setSending(true);
    try {
      setTried((await call(tryWords, { body: { text: wanted } })).data);
    } catch (error) {
      toast.error(messageOf(error, '没有试成，请重试'));
    } finally {
      setSending(false);
    }
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') void send(text);
  }
  return (
    <Panel title="试一段文字" about="看看会碰到哪些词，会怎么处理。什么也不会改变。">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-3">
        <Textarea
          label="文字"
          labelHidden
          rows={3}
          maxLength={wordLimits.textMax}
          value={text}
          placeholder="粘贴一段文字"
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          className="justify-self-end"
          loading={isSending}
          disabledReason={text.trim() === '' ? '先写一段文字' : undefined}
        >
          试一试
        </Button>
      </form>
      {tried === null ? null : <Outcome tried={tried} />}
    </Panel>
  );
}
