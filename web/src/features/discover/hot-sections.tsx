import { HotCircles, HotCreators, HotPosts, HotTags, type Hot } from './hot-lists.tsx';
import { HotGames, HotMaterials } from './hot-works.tsx';
import { RailSection } from './rail-section.tsx';

/** A list that is empty is left out: a head above nothing says nothing. */
export function HotSections({ hot }: { hot: Hot }) {
  return (
    <>
      {hot.hot_posts.length > 0 && (
        <RailSection title="热门帖子">
          <HotPosts posts={hot.hot_posts} />
        </RailSection>
      )}
      {hot.hot_creators.length > 0 && (
        <RailSection title="热门创作者">
          <HotCreators creators={hot.hot_creators} />
        </RailSection>
      )}
      {hot.hot_tags.length > 0 && (
        <RailSection title="热门标签">
          <HotTags tags={hot.hot_tags} />
        </RailSection>
      )}
      {hot.hot_circles.length > 0 && (
        <RailSection title="热门圈子">
          <HotCircles circles={hot.hot_circles} />
        </RailSection>
      )}
      {hot.hot_games.length > 0 && (
        <RailSection title="热门游戏" more={{ to: '/games', label: '全部' }}>
          <HotGames games={hot.hot_games} />
        </RailSection>
      )}
      {hot.hot_materials.length > 0 && (
        <RailSection title="热门素材" more={{ to: '/assets', label: '素材库' }}>
          <HotMaterials materials={hot.hot_materials} />
        </RailSection>
      )}
    </>
  );
}
