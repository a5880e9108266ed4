import { limits } from '@zaojie/contract/limits';
import { Mention } from '@tiptap/extension-mention';
import { listUsers } from '@zaojie/contract/users/user.endpoints';
import { call } from '../../../api/client.ts';
import type { MentionedUser, MentionMenu } from './mention-menu.ts';

const AT_MOST = 6;

/** A person in the text: `<a data-mention="7" href="/user/7">@name</a>`, which the server reads and tells them. */
const UserMention = Mention.extend({
  addAttributes() {
    return {
      id: {
        default: null,
        parseHTML: (element: HTMLElement) => element.dataset['mention'] ?? null,
        renderHTML: ({ id }: { id?: string | null }) =>
          id ? { 'data-mention': id, href: `/user/${id}` } : {},
      },
      label: {
        default: null,
        parseHTML: (element: HTMLElement) => (element.textContent ?? '').replace(/^@/, ''),
        rendered: false,
      },
    };
  },
  parseHTML() {
    // Before the link, which would take every <a>.
    return [{ tag: 'a[data-mention]', priority: 100 }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ['a', HTMLAttributes, `@${String(node.attrs['label'])}`];
  },
  renderText({ node }) {
    return `@${String(node.attrs['label'])}`;
  },
});

async function findUsers(query: string, signal: AbortSignal): Promise<MentionedUser[]> {
  try {
    const { data } = await call(listUsers, { query: { keyword: query, per_page: AT_MOST }, signal });
    return data.data.map(({ id, nickname, username, avatar }) => ({
      id,
      name: nickname || username,
      username,
      avatar,
    }));
  } catch (error) {
    // No list is a good enough answer: the writer goes on writing.
    if (!signal.aborted) console.info('没有取到可以提到的人', error);
    return [];
  }
}

export function mentionWith(menu: MentionMenu) {
  return UserMention.configure({
    suggestion: {
      char: '@',
      // Chinese has no spaces between words, so a mention may follow any character.
      allowedPrefixes: null,
      debounce: limits.search.debounceMs,
      items: ({ query, signal }: { query: string; signal: AbortSignal }) => findUsers(query, signal),
      render: menu.render,
    },
  });
}
