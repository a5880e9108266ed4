import { assetStatusNames, licenceWords } from '@zaojie/contract/assets/asset-words';
import type { AssetCard as Asset } from '@zaojie/contract/assets/asset.schemas';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { longPress } from '../../../hooks/touch/long-press.ts';
import { formatCount } from '../../../text/numbers.ts';
import { AssetCardMenu } from './asset-card-menu.tsx';
import { CardFace } from './card-faces.tsx';

const LABEL =
  'shrink-0 rounded-sm border border-line-2 px-1.25 text-12 leading-[1.5] whitespace-nowrap text-ink-2';

export function LicenceLabel({ licence }: Pick<Asset, 'licence'>) {
  return <span className={LABEL}>{licenceWords[licence].name}</span>;
}

type AssetCardProps = { asset: Asset; /** In sight at once. */ isFirst?: boolean | undefined };

export function AssetCard({ asset, isFirst }: AssetCardProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <article
      {...longPress}
      onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
      onPointerLeave={() => setPointedAt(false)}
      className="group relative min-w-0"
    >
      <CardFace asset={asset} isFirst={isFirst} isPointedAt={isPointedAt} />
      <div className="mt-2 flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate text-14 leading-ui font-medium">
          <Link
            to={`/assets/${asset.id}`}
            className="after:absolute after:inset-0 group-hover:text-brand-ink focus-visible:outline-none focus-visible:after:rounded-img focus-visible:after:outline-2 focus-visible:after:outline-focus"
          >
            {asset.title}
          </Link>
        </h3>
        <AssetCardMenu asset={asset} />
      </div>
      <p className="mt-0.5 flex items-center gap-2 text-12 leading-ui text-ink-3 max-[1180px]:gap-1">
        <Link to={`/user/${asset.user.id}`} className="relative z-1 truncate rounded-sm hover:text-brand-ink">
          {asset.user.nickname}
        </Link>
        <LicenceLabel licence={asset.licence} />
        {asset.status === 'published' ? null : (
          <span className="shrink-0 text-ochre-ink">{assetStatusNames[asset.status]}</span>
        )}
        <span className="ml-auto inline-flex shrink-0 items-center gap-1 tabular-nums max-[1180px]:gap-0.5">
          <Download size={13} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">下载</span>
          {formatCount(asset.download_count)}
        </span>
      </p>
    </article>
  );
}
