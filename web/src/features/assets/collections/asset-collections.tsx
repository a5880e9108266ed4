import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useMemberOnly } from '../../users/use-member-only.ts';
import { CollectionPicker } from './collection-picker.tsx';

/** Into collections of one's own. */
export function CollectButton({ asset }: { asset: AssetDetail }) {
  const memberOnly = useMemberOnly();
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Button
        block
        icon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          if (memberOnly()) setPicking(true);
        }}
      >
        加入合集
      </Button>
      <Dialog open={isPicking} onOpenChange={setPicking} title="加入合集" size="small">
        <CollectionPicker assetId={asset.id} />
      </Dialog>
    </>
  );
}

/** The public collections that it stands in. */
export function StandsIn({ asset }: { asset: AssetDetail }) {
  if (asset.collections.length === 0) return null;
  return (
    <section>
      <h2 className="text-14 text-ink-3">收录于</h2>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {asset.collections.map(({ id, title, user }) => (
          <li key={id} className="flex min-w-0 items-baseline gap-2 max-md:min-h-11 max-md:items-center">
            <Link
              to={`/assets/collections/${id}`}
              className="min-w-0 truncate font-medium hover:text-brand-ink"
            >
              {title}
            </Link>
            <span className="shrink-0 text-12 text-ink-3">{user.nickname}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
