import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Further back nobody waits for it; the list is there to be scrolled. */
const MOST_PAGES = 40;

/** Comments on whatever it is, page by page. */
type CommentList = {
  comments: readonly { id: number }[];
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

/** The comment that the address names, as notices do: pages are loaded until it is there, then it comes into view. */
export function useWantedComment(list: CommentList): number | null {
  const { hash } = useLocation();
  const wantedId = Number(/^#comment-(\d{1,15})$/.exec(hash)?.[1] ?? 0);
  const shownId = useRef(0);
  const askedAfter = useRef(0);
  const isThere = list.comments.some((comment) => comment.id === wantedId);
  const { fetchNextPage } = list;
  const pageCount = list.data?.pages.length ?? 0;
  const isAsking =
    wantedId > 0 &&
    !isThere &&
    list.hasNextPage &&
    !list.isFetching &&
    !list.isFetchNextPageError &&
    pageCount < MOST_PAGES;

  useEffect(() => {
    // Counted, as a page that came before anything was drawn leaves `isAsking` as it was.
    if (!isAsking || askedAfter.current === pageCount) return;
    askedAfter.current = pageCount;
    void fetchNextPage();
  }, [isAsking, pageCount, fetchNextPage]);

  useEffect(() => {
    if (!isThere || shownId.current === wantedId) return;
    shownId.current = wantedId;
    document.getElementById(`comment-${wantedId}`)?.scrollIntoView({ block: 'center' });
  }, [isThere, wantedId]);

  return wantedId > 0 ? wantedId : null;
}
