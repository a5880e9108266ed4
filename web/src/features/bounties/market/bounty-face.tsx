import type { Picture as StoredPicture } from '@zaojie/contract/uploads/upload.schemas';
import { Building2, Clock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StatusLabel } from '../../../ui/text/label.tsx';
import type { BountyTag } from '../bounty-words.ts';

const STRIP = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'] as const;
/** Fewer pictures are wider on a phone, and may be higher. */
const PHONE_HEIGHT = ['', 'max-md:h-40', 'max-md:h-32', 'max-md:h-24', 'max-md:h-18'] as const;

type StripProps = { pictures: readonly StoredPicture[]; isFirst: boolean | undefined };

function PictureStrip({ pictures, isFirst }: StripProps) {
  const count = Math.min(4, pictures.length);
  return (
    <div
      className={classNames(
        'mt-3 grid h-29.5 gap-1 overflow-hidden rounded-img',
        STRIP[count],
        PHONE_HEIGHT[count],
      )}
    >
      {pictures.slice(0, 4).map((picture) => (
        <Picture
          key={picture.url}
          {...pictureSource(picture, '参考图')}
          sizes={`(max-width: 768px) ${Math.round(92 / count)}vw, ${Math.round(540 / count)}px`}
          priority={isFirst}
          className="rounded-none"
        />
      ))}
    </div>
  );
}

type BountyFaceProps = {
  title: ReactNode;
  money: ReactNode;
  tags: readonly BountyTag[];
  description: ReactNode;
  pictures: readonly StoredPicture[];
  deadline: string;
  /** The day is near. */
  isNear: boolean;
  applicants: string;
  foot: ReactNode;
  /** In sight at once. */
  isFirst?: boolean | undefined;
};

/** What a bounty looks like on the market; the form for a new one shows the same. */
export function BountyFace(props: BountyFaceProps) {
  const { title, money, tags, description, pictures, deadline, isNear, applicants, foot, isFirst } = props;
  return (
    <>
      <div className="flex items-start justify-between gap-4 max-md:block">
        <h3 className="min-w-0 text-18 leading-[1.45] wrap-anywhere">{title}</h3>
        <div className="shrink-0 text-18 leading-[1.45]">{money}</div>
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {tags.map(({ text, tone }) => (
          <StatusLabel key={text} tone={tone}>
            {text}
          </StatusLabel>
        ))}
      </div>
      <div
        className={classNames(
          'mt-2.5 text-ink-2 wrap-anywhere whitespace-pre-line',
          pictures.length > 0 ? 'line-clamp-2' : 'line-clamp-5',
        )}
      >
        {description}
      </div>
      {pictures.length > 0 ? <PictureStrip pictures={pictures} isFirst={isFirst} /> : null}
      <div className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-3 text-13 text-ink-3">
        <span className={classNames('inline-flex items-center gap-1.5', isNear && 'text-ochre-ink')}>
          <Clock size={14} strokeWidth={1.75} aria-hidden="true" />
          {deadline}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Users size={14} strokeWidth={1.75} aria-hidden="true" />
          {applicants}
        </span>
      </div>
      <div className="mt-3 flex items-center gap-2.5 max-xs:flex-wrap max-xs:justify-end">{foot}</div>
    </>
  );
}

/** Beside the name of a verified enterprise. */
export function EnterpriseMark() {
  return (
    <span title="认证企业" className="shrink-0 text-ochre-ink">
      <Building2 size={14} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>认证企业</VisuallyHidden>
    </span>
  );
}
