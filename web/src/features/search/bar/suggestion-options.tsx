import type { SearchHit } from '@zaojie/contract/search/search.schemas';
import { FileText, Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Highlight } from '../../../ui/text/highlight.tsx';
import { LIST_BOX, OptionLink } from './option-link.tsx';
import { searchPath } from '../search-path.ts';
import type { SuggestionPanelProps } from './suggestion-props.ts';

type SuggestionOptionsProps = Pick<SuggestionPanelProps, 'id' | 'text' | 'activeId' | 'onChoose'> & {
  terms: readonly string[];
  posts: readonly SearchHit[];
  users: readonly SearchHit[];
};

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** At most three posts and three people, then the way to everything. */
export function SuggestionOptions(props: SuggestionOptionsProps) {
  const { id, text, activeId, onChoose, terms, posts, users } = props;
  const keyword = text.trim();
  const option = (name: string) => ({
    id: `${id}-${name}`,
    isActive: activeId === `${id}-${name}`,
    onChoose: () => onChoose(keyword),
  });
  return (
    <div {...LIST_BOX} id={id} aria-label="搜索建议">
      <Group title="帖子">
        {posts.map((post) => (
          <OptionLink key={post.id} {...option(`post-${post.id}`)} to={`/post/${post.id}`}>
            <FileText {...icon} className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                <Highlight text={post.title ?? ''} terms={terms} />
              </span>
              {post.content ? (
                <span className="block truncate text-12 text-ink-3">
                  <Highlight text={post.content} terms={terms} />
                </span>
              ) : null}
            </span>
          </OptionLink>
        ))}
      </Group>
      <Group title="用户">
        {users.map((user) => (
          <OptionLink key={user.id} {...option(`user-${user.id}`)} to={`/user/${user.id}`}>
            <Avatar name={user.nickname ?? ''} src={user.avatar} size={32} />
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                <Highlight text={user.nickname ?? ''} terms={terms} />
              </span>
              {user.bio ? <span className="block truncate text-12 text-ink-3">{user.bio}</span> : null}
            </span>
          </OptionLink>
        ))}
      </Group>
      <OptionLink
        {...option('all')}
        to={searchPath(keyword) ?? '/search'}
        className="mt-1 text-13 text-brand-ink"
      >
        <Search {...icon} className="shrink-0" />
        <span className="truncate">查看“{keyword}”的全部结果</span>
      </OptionLink>
    </div>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const titleId = useId();
  if (children.length === 0) return null;
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <div id={titleId} className="px-2.5 pt-1.5 pb-1 text-12 text-ink-3">
        {title}
      </div>
      {children}
    </fieldset>
  );
}
