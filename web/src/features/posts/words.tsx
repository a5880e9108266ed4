import { createElement, useMemo, type ReactNode } from 'react';
import { readWords, type WordsElement, type WordsNode } from './read-words.ts';

function propsOf({ tag, attributes }: WordsElement, isFirstPicture: boolean): Record<string, unknown> {
  if (tag === 'a') {
    const isHere = attributes['href']?.startsWith('/') === true;
    return { ...attributes, rel: 'nofollow ugc noopener', ...(!isHere && { target: '_blank' }) };
  }
  if (tag !== 'img') return {};
  return {
    ...attributes,
    decoding: 'async',
    // The first may be what one came to see.
    ...(!isFirstPicture && { loading: 'lazy' }),
    tabIndex: 0,
    role: 'button',
  };
}

function drawAll(nodes: readonly WordsNode[], withoutPictures: boolean): ReactNode[] {
  let pictures = 0;
  const draw = (node: WordsNode, key: number): ReactNode => {
    if (typeof node === 'string') return node;
    if (node.tag === 'img') {
      if (withoutPictures) return null;
      pictures += 1;
    }
    const props = { key, ...propsOf(node, pictures === 1) };
    return node.children.length === 0
      ? createElement(node.tag, props)
      : createElement(node.tag, props, ...node.children.map(draw));
  };
  return nodes.map(draw);
}

/** The words of a post as elements. */
export function Words({ html, withoutPictures }: { html: string; withoutPictures: boolean }) {
  const nodes = useMemo(() => readWords(html), [html]);
  return <>{drawAll(nodes, withoutPictures)}</>;
}
