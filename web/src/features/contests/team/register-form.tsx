import { contestLimits } from '@zaojie/contract/contests/contest-limits';
import type { ContestDetail } from '@zaojie/contract/contests/contest.schemas';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { TeamMoves } from './use-team-moves.ts';

type Mode = 'solo' | 'team';

/** Alone, or as the first of a team. */
export function RegisterForm({ contest, moves }: { contest: ContestDetail; moves: TeamMoves }) {
  const [mode, setMode] = useState<Mode>('solo');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isNameMissing = mode === 'team' && name.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isNameMissing) return;
    setRefusal(await moves.register(mode, mode === 'team' ? name.trim() : ''));
  }

  return (
    <form
      noValidate
      aria-label="报名"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5"
    >
      {contest.team_max > 1 ? (
        <ChoicePills
          label="怎么参加"
          name="mode"
          value={mode}
          options={[
            { value: 'solo', label: '一个人' },
            { value: 'team', label: `组一支队，最多 ${contest.team_max} 人` },
          ]}
          onChange={setMode}
        />
      ) : (
        <p className="text-ink-2">这个活动每个人各自参加。</p>
      )}
      {mode === 'team' ? (
        <TextInput
          label="队伍名称"
          name="team_name"
          maxLength={contestLimits.teamNameMax}
          hint="报名之后再邀请队友，对方接受才算加入。"
          value={name}
          error={isTried && isNameMissing ? '请填写队伍名称' : undefined}
          onChange={(event) => setName(event.target.value)}
          className="max-w-120"
        />
      ) : null}
      {refusal === null ? null : (
        <p role="alert" className="text-13 text-danger">
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        look="primary"
        size="large"
        loading={moves.busy === 'register'}
        className="justify-self-start max-md:w-full"
      >
        报名
      </Button>
    </form>
  );
}
