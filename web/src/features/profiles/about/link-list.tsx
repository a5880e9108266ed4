import type { UserLink } from '@zaojie/contract/users/user-details.schemas';
import { ExternalLink } from 'lucide-react';

/** The name of the site stands for a link that has none. */
function nameOf({ label, url }: UserLink): string {
  return label || (URL.canParse(url) ? new URL(url).hostname : url);
}

/** Links lead to strangers' sites: nothing of ours goes with them. */
export function LinkList({ links }: { links: readonly UserLink[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {links.map((link) => (
        <li key={`${link.url} ${link.label}`} className="min-w-0">
          <a
            href={link.url}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="inline-flex max-w-full items-center gap-2 text-brand-ink underline-offset-3 hover:underline max-md:min-h-11"
          >
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
            <span className="truncate">{nameOf(link)}</span>
            <span className="sr-only">（在新窗口打开）</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
