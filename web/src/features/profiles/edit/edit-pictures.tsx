import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { Camera, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { PictureChooser } from '../crop/picture-chooser.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type EditProps = { profile: Pick<Profile, 'id' | 'background'>; children: ReactNode };

/** One's own background: chosen, cut and hung where it stands. */
export function EditBackground({ profile, children }: EditProps) {
  const { isSaving, save } = useSaveProfile(profile.id);
  return (
    <PictureChooser
      kind="background"
      label="选择背景"
      onPicture={(background) => void save({ background })}
      className="relative"
    >
      {(open) => (
        <>
          {children}
          <span className="absolute top-2.5 right-2.5 flex gap-2 max-md:top-0 max-md:right-0">
            {profile.background === '' ? null : (
              <Button size="small" disabled={isSaving} onClick={() => void save({ background: '' })}>
                移除背景
              </Button>
            )}
            <Button
              size="small"
              loading={isSaving}
              icon={<ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={open}
            >
              换背景
            </Button>
          </span>
        </>
      )}
    </PictureChooser>
  );
}

/** One's own face. */
export function EditAvatar({ userId, children }: { userId: number; children: ReactNode }) {
  const { isSaving, save } = useSaveProfile(userId);
  return (
    <PictureChooser
      kind="avatar"
      label="选择头像"
      onPicture={(avatar) => void save({ avatar })}
      className="relative size-32 rounded-full @max-xl:size-21"
    >
      {(open) => (
        <>
          {children}
          <button
            type="button"
            aria-label="换头像"
            aria-busy={isSaving || undefined}
            onClick={open}
            className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-full border border-line-2 bg-surface text-ink-2 transition-colors hover:text-ink @max-xl:-right-1.5 @max-xl:-bottom-1.5"
          >
            <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </>
      )}
    </PictureChooser>
  );
}
