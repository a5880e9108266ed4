import type { AssetDetail } from '@zaojie/contract/assets/asset.schemas';
import { ChevronRight, File as FileIcon, Folder } from 'lucide-react';
import { formatNumber, formatSize } from '../../../text/numbers.ts';
import { buildTree, type TreeNode } from './build-tree.ts';

const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const LINE = 'flex min-w-0 items-center gap-2 rounded-sm py-1 text-13 leading-ui max-md:py-2';

function Weight({ size }: { size: number }) {
  return <span className="ml-auto shrink-0 pl-3 text-12 text-ink-3 tabular-nums">{formatSize(size)}</span>;
}

function Branch({ node, isOpen }: { node: TreeNode; isOpen: boolean }) {
  if (node.children.length === 0) {
    return (
      <li className={`${LINE} pl-5.5`}>
        <FileIcon {...ICON} className="shrink-0 text-ink-3" />
        <span className="truncate">{node.name}</span>
        <Weight size={node.size} />
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen} className="group/folder">
        <summary
          className={`${LINE} cursor-pointer list-none hover:text-brand-ink [&::-webkit-details-marker]:hidden`}
        >
          <ChevronRight
            {...ICON}
            className="shrink-0 transition-transform in-[details[open]>summary]:rotate-90"
          />
          <Folder {...ICON} className="shrink-0 text-ochre-ink" />
          <span className="truncate font-medium">{node.name}</span>
          <Weight size={node.size} />
        </summary>
        <Branches nodes={node.children} isOpen={false} />
      </details>
    </li>
  );
}

function Branches({ nodes, isOpen }: { nodes: readonly TreeNode[]; isOpen: boolean }) {
  return (
    <ul className="pl-4 first:pl-0">
      {nodes.map((node) => (
        <Branch key={node.path} node={node} isOpen={isOpen} />
      ))}
    </ul>
  );
}

/** What is in an archive, read from its own directory; nothing was unpacked for it. */
export function ArchiveTree({ asset }: { asset: AssetDetail }) {
  const { entries, entry_count: count, unpacked_size: unpacked } = asset;
  if (count === 0) {
    return (
      <p className="rounded-card bg-surface-2 px-6 py-12 text-center text-ink-2">
        这个压缩包的目录读不出来，下载后可以用解压软件打开
      </p>
    );
  }
  const hidden = count - entries.length;
  return (
    <section
      aria-label="压缩包里的文件"
      className="rounded-card border border-line bg-surface p-5 max-md:p-4"
    >
      <p className="mb-3 text-13 text-ink-3">
        {formatNumber(count)} 个文件
        {unpacked === null ? '' : `，解开后 ${formatSize(unpacked)}`}
      </p>
      <div data-scroller className="max-h-120 overflow-y-auto">
        <Branches nodes={buildTree(entries)} isOpen />
      </div>
      {hidden > 0 ? <p className="mt-3 text-13 text-ink-3">还有 {formatNumber(hidden)} 个没有列出</p> : null}
    </section>
  );
}
