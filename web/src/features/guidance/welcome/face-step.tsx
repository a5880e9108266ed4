import { limits } from '@zaojie/contract/limits';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { Button } from '../../../ui/form/button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { PictureChooser } from '../../profiles/crop/picture-chooser.tsx';
import { useSaveProfile } from '../../profiles/edit/use-save-profile.ts';
import { StepFrame, type StepProps } from './step-frame.tsx';

/** A face, which is kept as soon as it is cut, and the name that others read. */
export function FaceStep({ userId, onNext, lastWord }: StepProps) {
  const user = useSession()?.user;
  const { isSaving, save } = useSaveProfile(userId);
  const [nickname, setNickname] = useState(user?.nickname ?? '');
  const [error, setError] = useState<string | undefined>(undefined);

  async function goOn() {
    const name = nickname.trim();
    if ([...name].length > limits.nicknameMax) return setError(`昵称不能超过${limits.nicknameMax}个字符`);
    if (name === (user?.nickname ?? '') || (await save({ nickname: name }))) onNext();
  }

  return (
    <StepFrame isSaving={isSaving} lastWord={lastWord} onNext={() => void goOn()} onSkip={onNext}>
      <p className="text-13 text-ink-2">有脸有名字的人，更容易被记住。</p>
      <div className="mt-4 flex items-start gap-5">
        <PictureChooser
          kind="avatar"
          label="选择头像"
          onPicture={(avatar) => void save({ avatar })}
          className="grid shrink-0 justify-items-center gap-2"
        >
          {(open) => (
            <>
              <Avatar name={nickname || (user?.username ?? '')} src={user?.avatar} size={72} alt="我的头像" />
              <Button size="small" onClick={open}>
                换头像
              </Button>
            </>
          )}
        </PictureChooser>
        <TextInput
          label="昵称"
          value={nickname}
          placeholder={user?.username}
          autoComplete="nickname"
          error={error}
          onChange={(event) => {
            setNickname(event.target.value);
            setError(undefined);
          }}
          className="min-w-0 flex-1"
        />
      </div>
    </StepFrame>
  );
}
