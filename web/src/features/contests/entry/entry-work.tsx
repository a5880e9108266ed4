import type { EntryDetail } from '@zaojie/contract/contests/entry.schemas';
import { downloadEntry } from '@zaojie/contract/contests/entry.endpoints';
import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { formatSize } from '../../../text/numbers.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { buttonClass } from '../../../ui/form/button-look.ts';
import { openLightbox } from '../../../ui/media/lightbox.tsx';
import { pictureSource } from '../../../ui/media/picture-source.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The work whole, at most 660 high; pressed, it fills the window. */
export function EntryFigure({ entry }: { entry: EntryDetail }) {
  const [first] = entry.screenshots;
  if (first === undefined) {
    return (
      <figure className="grid min-h-60 place-items-center rounded-card bg-surface-2 p-6 text-center text-ink-3 max-md:-mx-4 max-md:rounded-none">
        这件作品没有图，打开链接或文件来看。
      </figure>
    );
  }
  const ratio = first.width / first.height;
  return (
    <figure className="rounded-card bg-surface-2 p-6 max-md:-mx-4 max-md:rounded-none max-md:p-0">
      <button
        type="button"
        aria-label={`放大看 ${entry.title}`}
        onClick={() => openLightbox(entry.screenshots, 0)}
        style={{ maxWidth: `min(100%, calc(660px * ${ratio}))` }}
        className="mx-auto block w-full cursor-zoom-in overflow-hidden rounded-img max-md:max-w-none! max-md:rounded-none"
      >
        <Picture
          {...pictureSource(first, entry.title)}
          fit="natural"
          sizes="(max-width: 1180px) 100vw, 780px"
          priority
        />
      </button>
    </figure>
  );
}

/** The other pictures: how it was made, or more of it. */
export function EntryThumbs({ entry }: { entry: EntryDetail }) {
  const rest = entry.screenshots.slice(1);
  if (rest.length === 0) return null;
  return (
    <ul aria-label="更多图片" className="flex flex-wrap gap-2">
      {rest.map((picture, index) => (
        <li key={picture.url} className="h-15 w-22">
          <button
            type="button"
            aria-label={`放大看第 ${index + 2} 张`}
            onClick={() => openLightbox(entry.screenshots, index + 1)}
            className="block size-full cursor-zoom-in"
          >
            <Picture {...pictureSource(picture, '')} sizes="88px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function useDownload(entryId: number) {
  const [isBusy, setBusy] = useState(false);
  const memberOnly = useMemberOnly();
  const run = useOneAtATime(async () => {
    if (!memberOnly()) return;
    setBusy(true);
    try {
      const { data } = await call(downloadEntry, { body: { entry_id: entryId } });
      const link = document.createElement('a');
      link.href = data.url;
      link.download = data.name;
      link.click();
      toast.success(`开始下载 ${data.name}`);
    } catch (error) {
      toast.error(messageOf(error, '下载没有开始，请重试'));
    } finally {
      setBusy(false);
    }
  });
  return { isBusy, download: () => void run(undefined) };
}

/** Where the work itself is: an address, a file, or both. */
export function EntryWays({ entry }: { entry: EntryDetail }) {
  const { isBusy, download } = useDownload(entry.id);
  if (entry.link === '' && entry.file === null) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {entry.link === '' ? null : (
        <a
          href={entry.link}
          target="_blank"
          rel="nofollow noopener"
          className={buttonClass({
            look: 'secondary',
            size: 'medium',
            block: false,
            unavailable: false,
            className: undefined,
          })}
        >
          <ExternalLink {...icon} />
          打开作品
        </a>
      )}
      {entry.file === null ? null : (
        <Button icon={<Download {...icon} />} loading={isBusy} onClick={download}>
          下载 {formatSize(entry.file.size)}
        </Button>
      )}
    </div>
  );
}
