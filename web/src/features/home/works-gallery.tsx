import { useMemo, type ReactNode } from 'react';
import { ButtonLink } from '../../ui/form/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { HomeSection } from './home-section.tsx';
import { hangingOrder, hangingRatio, justifiedRows } from './justified-rows.ts';
import type { HomePost } from './use-home.ts';
import { WorkCard } from './work-card.tsx';

export function WorksGallery({ posts }: { posts: readonly HomePost[] | undefined }) {
  return (
    <HomeSection title="社区动态" line="大家正在看的作品" link={{ to: '/community', label: '进入社区' }}>
      {posts === undefined ? <GallerySkeleton /> : <Gallery posts={posts} />}
    </HomeSection>
  );
}

/** Rows on a wide window; narrower ones flow the same works into columns. */
function Wall({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 max-xl:block max-xl:columns-3 max-xl:gap-3.5 max-md:columns-2 max-md:gap-2.5">
      {children}
    </div>
  );
}

const ROW = 'flex min-w-0 gap-4 max-xl:contents';

/** Who hangs where, and how wide. */
function hang(posts: readonly HomePost[]) {
  const natural = posts.map((post) => hangingRatio(post.width, post.height));
  const hung = hangingOrder(natural).flatMap((place) => {
    const post = posts[place];
    return post === undefined ? [] : [{ post, ratio: natural[place] ?? 1 }];
  });
  return justifiedRows(hung.map(({ ratio }) => ratio)).map((row) => ({
    ...row,
    works: row.items.flatMap((index) => hung[index] ?? []),
  }));
}

function Gallery({ posts }: { posts: readonly HomePost[] }) {
  const rows = useMemo(() => hang(posts), [posts]);
  if (rows.length === 0) {
    const action = <ButtonLink to="/community">去社区看看</ButtonLink>;
    return <EmptyState line="墙上还空着，等第一件作品。" action={action} />;
  }
  return (
    <Wall>
      {rows.map((row) => (
        <div key={row.items[0]} className={ROW}>
          {row.works.map(({ post, ratio }) => (
            <WorkCard key={post.id} post={post} ratio={ratio} widthPx={row.heightPx * ratio} />
          ))}
          {row.spare > 0 ? <span style={{ flexGrow: row.spare }} className="basis-0 max-xl:hidden" /> : null}
        </div>
      ))}
    </Wall>
  );
}

const COMING = [0.75, 1.333, 0.75, 0.6, 1.778, 0.75, 0.75];

function GallerySkeleton() {
  return (
    <SkeletonGroup>
      <Wall>
        {justifiedRows(COMING).map((row) => (
          <div key={row.items[0]} className={ROW}>
            {row.items.map((index) => (
              <span
                key={index}
                style={{ flexGrow: COMING[index] }}
                className="block min-w-0 basis-0 break-inside-avoid max-xl:mb-5"
              >
                <span className="block" style={{ aspectRatio: COMING[index] }}>
                  <Skeleton shape="block" className="size-full" />
                </span>
                <Skeleton width="60%" className="mt-3" />
                <Skeleton width="40%" className="mt-2.5" />
              </span>
            ))}
          </div>
        ))}
      </Wall>
    </SkeletonGroup>
  );
}
