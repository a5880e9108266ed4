import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { readExcerpt, type ExcerptNode } from './read-excerpt.ts';

const LINK = 'relative z-1 text-brand-ink underline-offset-3 hover:underline';

function draw(node: ExcerptNode, key: number): ReactNode {
  if (node.kind === 'text') return node.text;
  const children = node.children.map((child, index) => draw(child, index));
  switch (node.kind) {
    case 'link':
      return node.href.startsWith('/') ? (
        <Link key={key} to={node.href} className={LINK}>
          {children}
        </Link>
      ) : (
        <a key={key} href={node.href} target="_blank" rel="nofollow ugc noopener" className={LINK}>
          {children}
        </a>
      );
    case 'strong':
      return (
        <strong key={key} className="font-medium">
          {children}
        </strong>
      );
    case 'code':
      return (
        <code key={key} className="font-mono text-14">
          {children}
        </code>
      );
    case 'em':
      return <em key={key}>{children}</em>;
    case 's':
      return <s key={key}>{children}</s>;
  }
}

/** The first three lines of a post, as a card shows them. Light: a feed needn't fetch the sanitiser of whole posts. */
export function PostExcerpt({ html, className }: { html: string; className?: string | undefined }) {
  const nodes = useMemo(() => readExcerpt(html), [html]);
  return (
    <p
      className={classNames(
        'line-clamp-3 text-16 leading-[1.75] text-wrap break-words text-ink-2 max-md:leading-[1.7]',
        className,
      )}
    >
      {nodes.map((node, index) => draw(node, index))}
    </p>
  );
}
