import { collectionErrors } from '@zaojie/contract/assets/collection.errors';
import { deleteCollection } from '@zaojie/contract/assets/collection.endpoints';
import type { AssetCollection } from '@zaojie/contract/assets/collection.schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { PenLine, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiFailure, call, messageOf } from '../../api/client.ts';
import { rowsOf } from '../../features/assets/asset-queries.ts';
import { CollectionForm } from '../../features/assets/collections/collection-form.tsx';
import { collectionKeys, collectionQuery } from '../../features/assets/collections/collection-queries.ts';
import { AssetWall } from '../../features/assets/library/asset-wall.tsx';
import { ReportButton } from '../../features/reports/report-button.tsx';
import { usePageTitle } from '../../hooks/use-page-title.ts';
import { GoneWithWorks } from '../../features/home/gone-with-works.tsx';
import { useRouteId } from '../../hooks/use-route-id.ts';
import { dialog } from '../../ui/dialog/dialogs.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';
import { Crumbs } from '../../ui/layout/crumbs.tsx';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const OWN = '/assets?view=collections';

function Gone() {
  return <GoneWithWorks line={collectionErrors.notFound.msg} to="/assets" way="去素材库看看" />;
}

/** One collection: what it is about, its assets, and for its owner the ways to change it. */
export function CollectionPage() {
  const id = useRouteId();
  return id === null ? <Gone /> : <Collection key={id} id={id} />;
}

function Collection({ id }: { id: number }) {
  const list = useInfiniteQuery(collectionQuery(id));
  const assets = useMemo(() => rowsOf(list.data), [list.data]);
  const collection = list.data?.pages[0]?.collection ?? null;
  usePageTitle(collection?.title ?? '素材合集');
  if (list.error instanceof ApiFailure && list.error.code === collectionErrors.notFound.code) return <Gone />;
  const up = collection?.can.edit ? { to: OWN, label: '我的合集' } : { to: '/assets', label: '素材' };
  return (
    <>
      <div className="mb-3">
        <Crumbs way={[up]} here={collection?.title ?? '素材合集'} />
      </div>
      <header className="mb-6 flex min-h-16 flex-wrap items-start justify-between gap-3">
        {collection === null ? null : (
          <>
            <Words collection={collection} />
            {collection.can.edit ? (
              <Actions collection={collection} />
            ) : (
              <ReportButton target={{ kind: 'collection', id, name: collection.title }} />
            )}
          </>
        )}
      </header>
      <AssetWall
        list={list}
        assets={assets}
        empty={
          <EmptyState line="这个合集还是空的。" action={<ButtonLink to="/assets">去素材库看看</ButtonLink>} />
        }
      />
      <BackToTop />
    </>
  );
}

function Words({ collection }: { collection: AssetCollection }) {
  const { user, assets_count: count, is_public: isPublic } = collection;
  return (
    <div className="min-w-0">
      <h1 className="text-28 break-words max-md:text-22">{collection.title}</h1>
      <p className="mt-1 text-13 text-ink-3">
        <Link
          to={`/user/${user.id}`}
          className="text-ink-2 underline underline-offset-2 hover:text-brand-ink"
        >
          {user.nickname}
        </Link>
        {` · ${count} 件素材`}
        {isPublic ? '' : ' · 私密，只有你自己能看到'}
      </p>
      {collection.description === '' ? null : (
        <p className="mt-2 max-w-160 text-ink-2 [overflow-wrap:anywhere]">{collection.description}</p>
      )}
    </div>
  );
}

function Actions({ collection }: { collection: AssetCollection }) {
  const [isEditing, setEditing] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const done = () => setEditing(false);

  async function remove() {
    const message = `删除合集「${collection.title}」？里面的素材不受影响。`;
    if (!(await dialog.confirm({ title: '删除合集', message, danger: true, confirmText: '删除' }))) return;
    try {
      await call(deleteCollection, { params: { id: collection.id } });
    } catch (error) {
      toast.error(messageOf(error, '删除失败，请稍后重试'));
      return;
    }
    toast.success('合集已删除');
    await navigate(OWN, { replace: true });
    client.removeQueries({ queryKey: collectionQuery(collection.id).queryKey });
    await client.invalidateQueries({ queryKey: collectionKeys.all });
  }

  return (
    <div className="flex gap-2">
      <Button size="small" icon={<PenLine {...icon} />} onClick={() => setEditing(true)}>
        编辑
      </Button>
      <Button size="small" icon={<Trash2 {...icon} />} onClick={() => void remove()}>
        删除
      </Button>
      <Dialog open={isEditing} onOpenChange={setEditing} title="编辑合集" size="small">
        <CollectionForm collection={collection} onSaved={done} onCancel={done} />
      </Dialog>
    </div>
  );
}
