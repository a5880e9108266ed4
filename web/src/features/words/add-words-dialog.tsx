import { useQueryClient } from '@tanstack/react-query';
import { addWords } from '@zaojie/contract/words/word.endpoints';
import { wordLevelNames, wordLevels, type WordLevel } from '@zaojie/contract/words/word-words';
import { useState, type FormEvent } from 'react';
import { call, messageOf } from '../../api/client.ts';
import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { RadioChips } from '../../ui/form/radio-chips.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { wordKeys } from './word-queries.ts';

const LEVELS = wordLevelNames.map((value) => ({ value, label: wordLevels[value] }));

/** One word or a whole list, a line each. */
export function AddWordsDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [words, setWords] = useState('');
  const [level, setLevel] = useState<WordLevel>('hold');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const isMissing = words.trim() === '';

  const send = useOneAtATime(async (body: { words: string; level: WordLevel }) => {
    setSending(true);
    try {
      toast.success((await call(addWords, { body })).msg);
      await client.invalidateQueries({ queryKey: wordKeys.all });
      onClose();
    } catch (error) {
      toast.error(messageOf(error, '没有加入，请重试'));
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing) void send({ words, level });
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="加入词语"
      description="一行一个。* 代表中间可以隔几个字，如 加*微信。行末用逗号写级别的，按写的算。"
      dismissible={!isSending}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Textarea
          label="词语"
          rows={8}
          value={words}
          error={isTried && isMissing ? '请填写词语，一行一个' : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
        <RadioChips label="级别" name="word-level" value={level} options={LEVELS} onChange={setLevel} />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSending} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSending}>
            加入
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
