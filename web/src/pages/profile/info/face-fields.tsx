import { ImagePlus } from 'lucide-react';
import { PictureChooser } from '../../../features/profiles/crop/picture-chooser.tsx';
import { Button, TextButton } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';

type FaceFieldsProps = {
  name: string;
  avatar: string;
  background: string;
  onChange: (field: 'avatar' | 'background', url: string) => void;
};

function AvatarField({ name, avatar, onChange }: Omit<FaceFieldsProps, 'background'>) {
  return (
    <PictureChooser
      kind="avatar"
      label="选择头像"
      onPicture={(url) => onChange('avatar', url)}
      className="grid justify-items-center gap-3"
    >
      {(open) => (
        <>
          <Avatar name={name} src={avatar} size={96} alt="我的头像" />
          <Button size="small" onClick={open}>
            换头像
          </Button>
          {avatar ? <TextButton onClick={() => onChange('avatar', '')}>移除</TextButton> : null}
        </>
      )}
    </PictureChooser>
  );
}

function BackgroundField({ background, onChange }: Pick<FaceFieldsProps, 'background' | 'onChange'>) {
  return (
    <PictureChooser
      kind="background"
      label="选择背景"
      onPicture={(url) => onChange('background', url)}
      className="relative"
    >
      {(open) => (
        <>
          <div className="aspect-[16/5] min-h-35 w-full overflow-hidden rounded-card bg-surface-2">
            {background ? (
              <img src={background} alt="主页背景" className="size-full object-cover" />
            ) : (
              <button
                type="button"
                onClick={open}
                className="grid size-full place-content-center justify-items-center gap-2 rounded-card border border-dashed border-line-2 px-4 text-13 text-ink-3 hover:border-brand hover:text-brand-ink"
              >
                <ImagePlus size={22} strokeWidth={1.75} aria-hidden="true" />
                选择或拖入主页背景
              </button>
            )}
          </div>
          {background ? (
            <span className="absolute right-2.5 bottom-2.5 flex gap-2">
              <Button size="small" onClick={() => onChange('background', '')}>
                移除
              </Button>
              <Button size="small" onClick={open}>
                换背景
              </Button>
            </span>
          ) : null}
        </>
      )}
    </PictureChooser>
  );
}

/** The face, and what hangs behind it. */
export function FaceFields(props: FaceFieldsProps) {
  return (
    <div className="mb-6 grid grid-cols-[112px_minmax(0,1fr)] items-start gap-8 max-md:grid-cols-[96px_minmax(0,1fr)] max-md:gap-4">
      <AvatarField {...props} />
      <BackgroundField {...props} />
    </div>
  );
}
