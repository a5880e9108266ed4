import { limits } from '@zaojie/contract/limits';
import { countCharacters } from '@zaojie/contract/text-rules';
import type { FormEvent } from 'react';
import type { OwnAccount } from '../../../features/profiles/edit/profile-form.ts';
import { useProfileForm } from '../../../features/profiles/edit/use-profile-form.ts';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FaceFields } from './face-fields.tsx';

function Count({ text, most }: { text: string; most: number }) {
  return (
    <span aria-hidden="true" className="shrink-0 text-12 text-ink-3 tabular-nums">
      {countCharacters(text)} / {most}
    </span>
  );
}

export function InfoForm({ account }: { account: OwnAccount }) {
  const { values, unsaved, isSaving, errorOf, set, discard, submit } = useProfileForm(account);
  useLeaveQuestion({
    unsaved,
    message: `有 ${unsaved} 处没保存。离开后会留作草稿，回来可以接着改。`,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={handleSubmit} noValidate>
      <FaceFields
        name={values.nickname || account.username}
        avatar={values.avatar}
        background={values.background}
        onChange={set}
      />
      <div className="grid gap-5">
        <TextInput
          label="昵称"
          value={values.nickname}
          placeholder={account.username}
          autoComplete="nickname"
          error={errorOf('nickname')}
          onChange={(event) => set('nickname', event.target.value)}
          trailing={<Count text={values.nickname} most={limits.nicknameMax} />}
        />
        <TextInput
          label="背景介绍"
          value={values.backgroundInfo}
          placeholder="做过什么，擅长什么，在哪里"
          error={errorOf('backgroundInfo')}
          onChange={(event) => set('backgroundInfo', event.target.value)}
          trailing={<Count text={values.backgroundInfo} most={limits.backgroundInfoMax} />}
        />
        <Textarea
          label="简介"
          rows={3}
          value={values.bio}
          placeholder="一两句话，让人认得你"
          error={errorOf('bio')}
          maxLength={limits.bioMax * 2}
          onChange={(event) => set('bio', event.target.value)}
          hint={
            <span className="block text-right">
              <Count text={values.bio} most={limits.bioMax} />
            </span>
          }
        />
      </div>
      <div className="mt-6 flex min-h-11 flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="primary"
          loading={isSaving}
          {...(unsaved === 0 && { disabledReason: '没有要保存的修改' })}
          className="min-w-28"
        >
          保存
        </Button>
        {unsaved > 0 ? (
          <>
            <output className="text-13 text-ink-3">有 {unsaved} 处没保存</output>
            <TextButton onClick={discard}>放弃修改</TextButton>
          </>
        ) : null}
      </div>
    </form>
  );
}
