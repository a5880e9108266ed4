import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../api/session.ts';
import { AssetLibrary } from '../../features/assets/library/asset-library.tsx';
import { later } from '../../ui/feedback/later.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { BackToTop } from '../../ui/layout/back-to-top.tsx';

const ownAssets = () => import('../../features/assets/library/own-assets.tsx');
const MyAssets = later(async () => (await ownAssets()).MyAssets, '素材没有加载出来');
const FavoriteAssets = later(async () => (await ownAssets()).FavoriteAssets, '收藏没有加载出来');
const OwnCollections = later(
  async () => (await import('../../features/assets/collections/own-collections.tsx')).OwnCollections,
  '合集没有加载出来',
);

const VIEWS = [
  { value: 'all', label: '素材库' },
  { value: 'mine', label: '我的' },
  { value: 'favorites', label: '收藏' },
  { value: 'collections', label: '合集' },
];

export function AssetsPage() {
  const [query, setQuery] = useSearchParams();
  const isMember = useSession() !== null;
  const wanted = query.get('view');
  const view = (isMember && VIEWS.find(({ value }) => value === wanted)?.value) || 'all';
  return (
    <>
      <header className="mb-2 flex items-end justify-between gap-4 max-md:block">
        <div className="min-w-0">
          <h1 className="text-28 max-md:text-22">素材</h1>
          <p className="mt-1 text-ink-3">拿去用之前，先看一眼授权。</p>
        </div>
        <div className="flex shrink-0 items-center gap-2.5 max-md:mt-3 max-md:flex-wrap">
          {isMember ? (
            <Segmented
              label="看哪些素材"
              name="asset-view"
              value={view}
              options={VIEWS}
              onChange={(value) => setQuery(value === 'all' ? {} : { view: value })}
              className="max-[1180px]:[&>label]:px-2.5 max-md:flex max-md:w-full max-md:[&>label]:flex-1 max-md:[&>label]:justify-center"
            />
          ) : null}
          <ButtonLink
            to="/upload"
            look="primary"
            icon={<Upload size={16} strokeWidth={1.75} aria-hidden="true" />}
            className="max-md:w-full"
          >
            上传素材
          </ButtonLink>
        </div>
      </header>
      {view === 'all' ? <AssetLibrary /> : null}
      {view === 'mine' ? (
        <div className="pt-5">
          <MyAssets />
        </div>
      ) : null}
      {view === 'favorites' ? (
        <div className="pt-5">
          <FavoriteAssets />
        </div>
      ) : null}
      {view === 'collections' ? (
        <div className="pt-5">
          <OwnCollections />
        </div>
      ) : null}
      <BackToTop />
    </>
  );
}
