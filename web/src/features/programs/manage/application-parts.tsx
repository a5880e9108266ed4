import type { RoleApplication } from '@zaojie/contract/programs/program-people.schemas';
import type { RoleApplicationStatus } from '@zaojie/contract/programs/program-words';
import { ExternalLink } from 'lucide-react';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import type { LabelTone } from '../../../ui/text/label.tsx';

const SHOWN_WORKS = 3;

export const applicationTones: Readonly<Record<RoleApplicationStatus, LabelTone>> = {
  applied: 'brand',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
};

/** A link of somebody unknown: named by its host, opened apart. */
export function SentLinks({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-13">
      {links.map((link) => (
        <a
          key={link}
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="inline-flex max-w-full items-center gap-1 rounded-sm text-brand-ink underline-offset-3 hover:underline"
        >
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{link.replace(/^https?:\/\//i, '')}</span>
        </a>
      ))}
    </p>
  );
}

export function SentWorks({ application }: { application: RoleApplication }) {
  const pictures = application.works.map(({ picture }) => picture);
  if (pictures.length === 0) return null;
  return (
    <div className="flex gap-1">
      {application.works.slice(0, SHOWN_WORKS).map((work, place) => (
        <button
          key={work.id}
          type="button"
          aria-label={`查看作品 ${work.title}`}
          onClick={() => openLightbox(pictures, place)}
          className="h-13 w-17.5 cursor-zoom-in"
        >
          <Picture {...pictureSource(work.picture)} sizes="70px" className="rounded-[6px]" />
        </button>
      ))}
    </div>
  );
}
