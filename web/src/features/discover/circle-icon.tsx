import { classNames } from '../../ui/class-names.ts';
import { PictureOr } from '../../ui/media/picture-or.tsx';

type CircleIconProps = {
  circle: { name: string; icon: string; cover_image?: string };
  size: number;
  className?: string | undefined;
};

/** The square picture of a circle; without one, the first character of its name. */
export function CircleIcon({ circle, size, className }: CircleIconProps) {
  const shape = classNames('shrink-0 rounded-[6px]', className);
  const [first = '圈'] = circle.name.trim();
  return (
    <PictureOr src={circle.icon || circle.cover_image} size={size} className={shape}>
      <span
        aria-hidden="true"
        style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
        className={classNames(
          'inline-grid place-items-center bg-brand-tint-2 leading-none font-medium text-brand-ink',
          shape,
        )}
      >
        {first}
      </span>
    </PictureOr>
  );
}
