import { limits } from '@zaojie/contract/limits';
import type { About } from '@zaojie/contract/profiles/profile.schemas';
import type { FormEvent } from 'react';
import { CharacterCount, DetailFields } from '../../../features/profiles/edit/detail-fields.tsx';
import { valuesOf, type OwnAccount } from '../../../features/profiles/edit/profile-form.ts';
import { useProfileForm } from '../../../features/profiles/edit/use-profile-form.ts';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { focusFirstWrong } from '../../../ui/form/focus-field.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { FaceFields } from './face-fields.tsx';

export function InfoForm({ account, about }: { account: OwnAccount; about: About }) {
  const { values, unsaved, isSaving, errorOf, set, discard, submit } = useProfileForm({
    userId: account.id,
    saved: valuesOf(account, about),
    keepsDraft: true,
  });
  useLeaveQuestion({
    unsaved,
    message: `有 ${unsaved} 处没保存。离开后会留作草稿，回来可以接着改。`,
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(await submit())) focusFirstWrong(form);
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <FaceFields
        name={values.nickname || account.username}
        avatar={values.avatar}
        background={values.background}
        onChange={set}
      />
      <div className="grid grid-cols-1 gap-5">
        <TextInput
          label="昵称"
          value={values.nickname}
          placeholder={account.username}
          autoComplete="nickname"
          error={errorOf('nickname')}
          onChange={(event) => set('nickname', event.target.value)}
          trailing={<CharacterCount text={values.nickname} most={limits.nicknameMax} />}
        />
        <TextInput
          label="背景介绍"
          value={values.backgroundInfo}
          placeholder="做过什么，擅长什么，在哪里"
          error={errorOf('backgroundInfo')}
          onChange={(event) => set('backgroundInfo', event.target.value)}
          trailing={<CharacterCount text={values.backgroundInfo} most={limits.backgroundInfoMax} />}
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
              <CharacterCount text={values.bio} most={limits.bioMax} />
            </span>
          }
        />
        <DetailFields values={values} errorOf={errorOf} set={set} />
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
