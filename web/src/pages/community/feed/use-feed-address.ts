import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTagIdOf } from '../../../features/discover/use-tag-names.ts';
import { feedPath, readFeedAddress, type FeedAddress } from './feed-address.ts';

/** The tab and the filters of the community page, and the way to change them without leaving one's place. */
export function useFeedAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readFeedAddress(search), [search]);
  const change = useCallback(
    (part: Partial<FeedAddress>) =>
      void navigate(feedPath({ ...address, ...part }), { preventScrollReset: true }),
    [navigate, address],
  );

  // Links from elsewhere may know a tag by its name only: ?tag=教程.
  const namedTagId = useTagIdOf(search.get('tag') ?? '');
  useEffect(() => {
    if (namedTagId === null) return;
    void navigate(feedPath({ ...address, tagIds: [namedTagId] }), { replace: true });
  }, [navigate, address, namedTagId]);

  return { address, change };
}
