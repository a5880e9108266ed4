import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { listGameComments } from '@zaojie/contract/games/game.endpoints';
import type { EndpointOutput } from '@zaojie/contract/endpoint';
import type { GameComment, GameReply } from '@zaojie/contract/games/game-comment.schemas';
import { gameKeys, type CommentFilter } from '../game-queries.ts';

type Page = EndpointOutput<typeof listGameComments>;
export type CommentPages = InfiniteData<Page, string | null>;

/** Every list of this game's comments: by each order and each number of stars that was looked at. */
function changeLists(
  client: QueryClient,
  gameId: number,
  change: (known: CommentPages, filter: CommentFilter) => CommentPages,
): void {
  for (const [key, known] of client.getQueriesData<CommentPages>({ queryKey: gameKeys.comments(gameId) })) {
    if (known) client.setQueryData(key, change(known, key[3] as CommentFilter));
  }
}

function withComments(known: CommentPages, change: (comments: GameComment[]) => GameComment[]): CommentPages {
  return { ...known, pages: known.pages.map((page) => ({ ...page, data: change(page.data) })) };
}

const isListed = (known: CommentPages, id: number) =>
  known.pages.some((page) => page.data.some((comment) => comment.id === id));

function withTotal(known: CommentPages, step: number): CommentPages {
  return { ...known, pages: known.pages.map((page) => ({ ...page, total: Math.max(0, page.total + step) })) };
}

function without(known: CommentPages, id: number): CommentPages {
  if (!isListed(known, id)) return known;
  return withTotal(
    withComments(known, (comments) => comments.filter((comment) => comment.id !== id)),
    -1,
  );
}

/** A new comment stands first; one that replaces another takes its place, and leaves the lists it no longer belongs to. */
export function putIn(known: CommentPages, filter: CommentFilter, comment: GameComment): CommentPages {
  if (filter.rating !== null && filter.rating !== comment.rating) return without(known, comment.id);
  if (isListed(known, comment.id)) {
    return withComments(known, (comments) =>
      comments.map((each) => (each.id === comment.id ? { ...comment, replies: each.replies } : each)),
    );
  }
  const [first, ...rest] = known.pages;
  if (first === undefined) return known;
  return withTotal({ ...known, pages: [{ ...first, data: [comment, ...first.data] }, ...rest] }, 1);
}

export function putComment(client: QueryClient, comment: GameComment): void {
  changeLists(client, comment.game_id, (known, filter) => putIn(known, filter, comment));
}

export function putReply(client: QueryClient, reply: GameReply): void {
  changeLists(client, reply.game_id, (known) =>
    withComments(known, (comments) =>
      comments.map((comment) =>
        comment.id === reply.parent_id
          ? { ...comment, replies: [...comment.replies, reply], reply_count: comment.reply_count + 1 }
          : comment,
      ),
    ),
  );
}

export function removeComment(client: QueryClient, target: GameReply): void {
  changeLists(client, target.game_id, (known) => {
    if (target.parent_id === 0) return without(known, target.id);
    return withComments(known, (comments) =>
      comments.map((comment) => {
        const replies = comment.replies.filter((reply) => reply.id !== target.id);
        if (replies.length === comment.replies.length) return comment;
        return { ...comment, replies, reply_count: comment.reply_count - 1 };
      }),
    );
  });
}

export function patchLike(
  client: QueryClient,
  target: GameReply,
  facts: Pick<GameReply, 'is_liked' | 'like_count'>,
): void {
  const patched = <Words extends GameReply>(words: Words): Words =>
    words.id === target.id ? { ...words, ...facts } : words;
  changeLists(client, target.game_id, (known) =>
    withComments(known, (comments) =>
      comments.map((comment) => ({ ...patched(comment), replies: comment.replies.map(patched) })),
    ),
  );
}

/** Further answers join those already shown; ids grow with time, so they give the order. */
export function mergeReplies(client: QueryClient, target: GameComment, more: readonly GameReply[]): void {
  changeLists(client, target.game_id, (known) =>
    withComments(known, (comments) =>
      comments.map((comment) => {
        if (comment.id !== target.id) return comment;
        const byId = new Map([...comment.replies, ...more].map((reply) => [reply.id, reply]));
        return { ...comment, replies: [...byId.values()].sort((one, other) => one.id - other.id) };
      }),
    ),
  );
}

/** The list moves while it is read, so a page may bring somebody again. */
export function flatten(known: Pick<CommentPages, 'pages'> | undefined): GameComment[] {
  const all = known?.pages.flatMap((page) => page.data) ?? [];
  return [...new Map(all.map((comment) => [comment.id, comment])).values()];
}
