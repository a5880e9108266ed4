import type { Profile } from '@zaojie/contract/profiles/profile.schemas';
import { lazy, Suspense, type ComponentType } from 'react';
import { WorksGrid } from '../../../features/profiles/works/works-grid.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';

type PanelProps = { profile: Profile };
type ProfileTab = {
  value: string;
  label: string;
  countOf: (profile: Profile) => number | undefined;
  Panel: ComponentType<PanelProps>;
};

function Nothing({ profile, line }: PanelProps & { line: string }) {
  const action = profile.can.edit ? <ButtonLink to="/community">去社区发布</ButtonLink> : undefined;
  return <EmptyState line={line} action={action} />;
}

function WorksPanel({ profile }: PanelProps) {
  const action = profile.can.edit ? <ButtonLink to="/profile/works">去上传作品</ButtonLink> : undefined;
  return <WorksGrid userId={profile.id} empty={<EmptyState line="这面墙上还没有作品。" action={action} />} />;
}

/** As high as the first row of most panels, so that the foot of the page stays where it is. */
function PanelRoom() {
  return <SkeletonGroup className="block h-66 rounded-card bg-surface-2">{null}</SkeletonGroup>;
}

const PostsTab = lazy(async () => ({ default: (await import('./posts-tab.tsx')).PostsTab }));

function PostsPanel({ profile }: PanelProps) {
  return (
    <Suspense fallback={<PanelRoom />}>
      <PostsTab userId={profile.id} empty={<Nothing profile={profile} line="还没有发过帖子。" />} />
    </Suspense>
  );
}

const ServicesTab = lazy(async () => ({ default: (await import('./services-tab.tsx')).ServicesTab }));

/** Its code and its content are fetched when somebody opens it. */
function ServicesPanel({ profile }: PanelProps) {
  return (
    <Suspense fallback={<PanelRoom />}>
      <ServicesTab userId={profile.id} isOwn={profile.can.edit} />
    </Suspense>
  );
}

const AboutTab = lazy(async () => ({ default: (await import('./about-tab.tsx')).AboutTab }));

function AboutTabPanel({ profile }: PanelProps) {
  return (
    <Suspense fallback={<PanelRoom />}>
      <AboutTab profile={profile} />
    </Suspense>
  );
}

const FolderCards = lazy(async () => ({
  default: (await import('../../../features/posts/favorites/folder-cards.tsx')).FolderCards,
}));

const CollectionCards = lazy(async () => ({
  default: (await import('../../../features/assets/collections/collection-cards.tsx')).CollectionCards,
}));

function FavoritesPanel({ profile }: PanelProps) {
  const line = profile.can.edit ? '还没有收藏过帖子。' : 'TA 还没有公开的收藏夹。';
  const noCollections = profile.can.edit ? '还没有建过合集。' : 'TA 还没有公开的合集。';
  return (
    <Suspense fallback={<PanelRoom />}>
      <FolderCards userId={profile.id} empty={<EmptyState line={line} />} />
      <section className="mt-8">
        <h2 className="mb-3 text-18">素材合集</h2>
        <CollectionCards userId={profile.id} empty={<p className="text-ink-3">{noCollections}</p>} />
      </section>
    </Suspense>
  );
}

/** In the order they stand. A further tab is a further row. */
export const profileTabs: readonly [ProfileTab, ...ProfileTab[]] = [
  { value: 'works', label: '作品', countOf: ({ stats }) => stats.works_count, Panel: WorksPanel },
  { value: 'posts', label: '帖子', countOf: ({ stats }) => stats.posts_count, Panel: PostsPanel },
  { value: 'favorites', label: '收藏', countOf: () => undefined, Panel: FavoritesPanel },
  { value: 'about', label: '关于', countOf: () => undefined, Panel: AboutTabPanel },
  { value: 'service', label: '约稿服务', countOf: () => undefined, Panel: ServicesPanel },
];

/** As the address says, else the works; words where there are no works. */
export function chosenTab(wanted: string | null, { stats }: Profile): ProfileTab {
  const [first] = profileTabs;
  const named = profileTabs.find((tab) => tab.value === wanted);
  if (named) return named;
  const isWriter = stats.works_count === 0 && stats.posts_count > 0;
  return profileTabs.find((tab) => isWriter && tab.value === 'posts') ?? first;
}
