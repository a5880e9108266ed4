import type { Post } from '@zaojie/contract/posts/post.schemas';

/** The address that a repost was taken from, by the name of its site. */
export function SourceLine({ post }: { post: Pick<Post, 'origin' | 'source_url'> }) {
  if (post.origin !== 'repost' || !URL.canParse(post.source_url)) return null;
  return (
    <p className="mt-5 text-13 text-ink-3">
      转载自
      <a
        href={post.source_url}
        target="_blank"
        rel="nofollow ugc noopener"
        className="ml-1.5 break-all text-brand-ink underline-offset-3 hover:underline"
      >
        {new URL(post.source_url).hostname}
      </a>
    </p>
  );
}
