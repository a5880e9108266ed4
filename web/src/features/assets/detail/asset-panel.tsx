import { assetTypeNames } from '@zaojie/contract/assets/asset-words';
import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { Bookmark, Download } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount, formatSize } from '../../../text/numbers.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { FollowButton } from '../../users/follow-button.tsx';
import { CollectButton, StandsIn } from '../collections/asset-collections.tsx';
import { LicenceLines } from './licence-lines.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { useDownload } from './use-download.ts';
import { useFavoriteAsset } from './use-favorite-asset.ts';

export function AssetTitle({ asset }: { asset: AssetDetail }) {
  const ending = asset.file_name.split('.').at(-1)?.toUpperCase() ?? '';
  const facts = [assetTypeNames[asset.type], ending, `下载 ${formatCount(asset.download_count)} 次`];
  return (
    <header>
      <h1 className="text-28 leading-tight max-md:text-22">{asset.title}</h1>
      <p className="mt-2 text-13 text-ink-3">{facts.join(' · ')}</p>
    </header>
  );
}

function Taking({ asset }: { asset: AssetDetail }) {
  const [newest] = asset.versions;
  const { download, busyVersion } = useDownload(asset.id);
  const favorite = useFavoriteAsset(asset);
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {newest === undefined ? null : (
        <Button
          look="primary"
          size="large"
          block
          disabled={!asset.can.download}
          loading={busyVersion === newest.id}
          icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void download(newest.id)}
        >
          下载 {newest.name} 版 · {formatSize(newest.size)}
        </Button>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <Button
          block
          aria-pressed={asset.is_favorite}
          loading={favorite.isBusy}
          icon={
            <Bookmark
              size={16}
              strokeWidth={1.75}
              fill={asset.is_favorite ? 'currentColor' : 'none'}
              aria-hidden="true"
            />
          }
          className={classNames(asset.is_favorite && 'text-ochre-ink!')}
          onClick={() => void favorite.toggle()}
        >
          {asset.is_favorite ? '已收藏' : '收藏'}{' '}
          {asset.favorites_count > 0 ? formatCount(asset.favorites_count) : ''}
        </Button>
        {asset.status === 'published' ? <CollectButton asset={asset} /> : null}
      </div>
    </div>
  );
}

function Author({ asset }: { asset: AssetDetail }) {
  const { user, author } = asset;
  return (
    <div className="flex items-center gap-3">
      <Link to={`/user/${user.id}`} className="group flex min-w-0 flex-1 items-center gap-3 rounded-sm">
        <Avatar name={user.nickname} src={user.avatar} size={44} />
        <span className="min-w-0">
          <span className="block truncate font-semibold group-hover:text-brand-ink">{user.nickname}</span>
          <span className="block truncate text-12 text-ink-3">
            {formatCount(author.assets_count)} 件素材 · 粉丝 {formatCount(author.followers_count)}
          </span>
        </span>
      </Link>
      <FollowButton userId={user.id} isFollowed={asset.is_following} canFollow={asset.can.follow} />
    </div>
  );
}

/** What one takes away from here, and on which terms. */
export function AssetPanel({ asset }: { asset: AssetDetail }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {asset.is_owner ? <OwnerActions asset={asset} /> : null}
      <div className="rounded-card border border-line bg-surface p-5">
        <Taking asset={asset} />
        <hr className="my-5 border-line" />
        <LicenceLines asset={asset} />
      </div>
      <Author asset={asset} />
      <StandsIn asset={asset} />
      {asset.is_owner ? null : (
        <ReportButton
          target={{ kind: 'asset', id: asset.id, name: asset.title }}
          className="justify-self-end"
        />
      )}
    </div>
  );
}
