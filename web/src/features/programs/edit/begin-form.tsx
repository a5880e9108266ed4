import { useQueryClient } from '@tanstack/react-query';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import type { ProgramStage } from '@zaojie/contract/programs/program-words';
import { createProgram } from '@zaojie/contract/programs/program.endpoints';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { editProjectPath } from '../program-paths.ts';
import { programKeys } from '../program-queries.ts';
import { engineOf, ENGINES, STAGES } from './project-fields.tsx';

/** Three answers make a draft; the rest is filled in on its own page, which keeps what is written. */
export function BeginForm() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [stage, setStage] = useState<ProgramStage>('idea');
  const [engine, setEngine] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [keys] = useState(() => new RepeatKeys('program:new'));

  const send = useOneAtATime<void>(async () => {
    setSending(true);
    try {
      const body = { title: title.trim(), stage, engine: engineOf(engine) };
      const { data } = await call(createProgram, { body, idempotencyKey: keys.of(body) });
      keys.done();
      client.setQueryData(programKeys.form(data.id), data);
      void client.invalidateQueries({ queryKey: programKeys.manage });
      await navigate(editProjectPath(data.id), { replace: true });
    } catch (error) {
      toast.error(messageOf(error, '没有建成，请重试'));
      setSending(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (title.trim() !== '') void send();
  }

  return (
    <Card bleed className="max-w-170 px-6 py-6 max-md:px-4">
      <form noValidate aria-label="发起项目" onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextInput
          label="项目名称"
          name="title"
          autoComplete="off"
          maxLength={programLimits.titleMax}
          value={title}
          disabled={isSending}
          error={isTried && title.trim() === '' ? '请填写项目名称' : undefined}
          hint="先有个代号也行，以后可以改。"
          onChange={(event) => setTitle(event.target.value)}
        />
        <ChoicePills label="做到哪了" name="stage" value={stage} options={STAGES} onChange={setStage} />
        <Select
          label="引擎"
          value={engine}
          placeholder="还没定"
          options={ENGINES}
          disabled={isSending}
          onChange={(event) => setEngine(event.target.value)}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" look="primary" loading={isSending} className="max-md:w-full">
            存成草稿，接着填
          </Button>
          <span className="text-13 text-ink-3">草稿只有你看得到。</span>
        </div>
      </form>
    </Card>
  );
}
