export type TreeNode = { name: string; path: string; size: number; children: TreeNode[] };

type Entry = { path: string; size: number };

/** Folders first, then files, each in the order of the archive; a folder weighs what is in it. */
export function buildTree(entries: readonly Entry[]): TreeNode[] {
  const root: TreeNode = { name: '', path: '', size: 0, children: [] };
  const folders = new Map<string, TreeNode>([['', root]]);
  for (const { path, size } of entries) {
    let parent = root;
    const parts = path.split('/');
    for (const [index, name] of parts.entries()) {
      const here = parts.slice(0, index + 1).join('/');
      const isFile = index === parts.length - 1;
      const known = isFile ? undefined : folders.get(here);
      const node: TreeNode = known ?? { name, path: here, size: 0, children: [] };
      if (known === undefined) parent.children.push(node);
      if (!isFile) folders.set(here, node);
      node.size += size;
      parent = node;
    }
  }
  return sorted(root.children);
}

function sorted(nodes: readonly TreeNode[]): TreeNode[] {
  const folders = nodes.filter(({ children }) => children.length > 0);
  const files = nodes.filter(({ children }) => children.length === 0);
  return [...folders.map((node) => ({ ...node, children: sorted(node.children) })), ...files];
}
