import { classNames } from '../../ui/class-names.ts';
import type { HomePost } from './use-home.ts';
import { WorkLink } from './work-link.tsx';

/** Papers that a text can be written on; which one is its own for good, so a wall of texts isn't a wall of one sheet. */
const PAPERS = [
  { paper: 'bg-surface inset-ring-line-2', rule: 'bg-ochre' },
  { paper: 'bg-brand-tint inset-ring-brand-line', rule: 'bg-brand' },
  { paper: 'bg-ochre-tint inset-ring-ochre-line', rule: 'bg-ochre' },
  { paper: 'bg-surface-2 inset-ring-line-2', rule: 'bg-ink-3' },
] as const;

/** Words of another script lie on their side in upright lines. */
const LATIN_WORD = /[a-z]{3}|\d{3}/i;

type Words = Pick<HomePost, 'id' | 'title' | 'opening'>;

export function isUpright({ id, title, opening }: Words): boolean {
  return id % 3 === 0 && !LATIN_WORD.test(title + opening);
}

/** A post without a picture hangs as a page: its title, then how it begins, running out towards the edge. */
export function TextPage({ post }: { post: Words }) {
  const { paper, rule } = PAPERS[post.id % PAPERS.length] ?? PAPERS[0];
  const upright = isUpright(post);
  return (
    <span className={classNames('@container block size-full rounded-img inset-ring', paper)}>
      <span
        className={classNames(
          'flex size-full flex-col overflow-hidden p-4 @min-[14rem]:p-6',
          upright && '[writing-mode:vertical-rl]',
        )}
      >
        <h3
          className={classNames(
            'line-clamp-3 shrink-0 font-display text-18 leading-title font-semibold break-words text-ink group-hover:text-brand-ink @min-[14rem]:text-22',
            upright && 'tracking-wider',
          )}
        >
          <WorkLink post={post} />
        </h3>
        <span
          aria-hidden="true"
          className={classNames('my-3 shrink-0 @min-[14rem]:my-4', rule, upright ? 'h-9 w-px' : 'h-px w-9')}
        />
        <span
          className={classNames(
            'min-h-0 min-w-0 flex-1 overflow-hidden text-13 leading-[1.9] break-words text-ink-2 @min-[14rem]:text-14',
            upright ? 'mask-l-from-60%' : 'mask-b-from-60%',
          )}
        >
          {post.opening}
        </span>
      </span>
    </span>
  );
}
