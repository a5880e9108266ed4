/** The parts of the page that can be gone to. */
export const ANCHORS = [
  { href: '#features', text: '能做什么' },
  { href: '#process', text: '怎么约稿' },
  { href: '#join', text: '加入我们' },
] as const;
