import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay } from '../../../text/dates.ts';
import { formatSize } from '../../../text/numbers.ts';
import { TextButton } from '../../../ui/form/button.tsx';
import { libraryPath } from '../library/library-address.ts';
import { useDownload } from './use-download.ts';

export function AssetWords({ asset }: { asset: AssetDetail }) {
  return (
    <section>
      <h2 className="text-20">说明</h2>
      <p className="mt-2.5 max-w-[44em] leading-text wrap-anywhere whitespace-pre-line text-ink-2">
        {asset.description === '' ? '作者没有写说明。' : asset.description}
      </p>
      {asset.tags.length === 0 ? null : (
        <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-13">
          {asset.tags.map((tag) => (
            <li key={tag}>
              <Link
                to={libraryPath({ tag })}
                className="relative rounded-sm text-brand-ink hover:underline max-md:after:absolute max-md:after:-inset-x-1 max-md:after:-inset-y-3"
              >
                #{tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The newest first; every one stays to be had. */
export function AssetVersions({ asset }: { asset: AssetDetail }) {
  const { download, busyVersion } = useDownload(asset.id);
  return (
    <section>
      <h2 className="text-20">版本</h2>
      <ul className="mt-3 border-t border-line">
        {asset.versions.map((version) => (
          <li
            key={version.id}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto_6rem] items-center gap-x-3 border-b border-line py-3 text-14 leading-ui max-md:grid-cols-[3rem_minmax(0,1fr)_auto]"
          >
            <span className="truncate font-semibold tabular-nums">{version.name}</span>
            <span className="min-w-0 wrap-anywhere text-ink-2">
              {version.note === '' ? version.file_name : version.note}
              <span className="block text-13 text-ink-3 md:hidden">{formatDay(version.created_at)}</span>
            </span>
            <span className="text-13 text-ink-3 max-md:hidden">{formatDay(version.created_at)}</span>
            <TextButton
              disabled={!asset.can.download || busyVersion !== null}
              aria-label={`下载 ${version.name} 版，${formatSize(version.size)}`}
              onClick={() => void download(version.id)}
              className="gap-1.5! justify-self-end tabular-nums"
            >
              <Download size={14} strokeWidth={1.75} aria-hidden="true" />
              {formatSize(version.size)}
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
