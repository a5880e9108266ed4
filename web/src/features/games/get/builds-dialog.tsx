import type { GameBuild } from '@zaojie/contract/games/game.schemas';
import { Download } from 'lucide-react';
import { formatDay } from '../../../text/dates.ts';
import { formatSize } from '../../../text/numbers.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { FileName } from '../../../ui/text/file-name.tsx';

type BuildRowsProps = {
  builds: readonly GameBuild[];
  busyId: number | null;
  onDownload: (buildId: number) => void;
};

/** The files of a game, each with its platform and version. */
export function BuildRows({ builds, busyId, onDownload }: BuildRowsProps) {
  return (
    <ul aria-label="版本文件">
      {builds.map((build) => (
        <li
          key={build.id}
          className="flex items-center gap-4 border-line py-3 not-first:border-t dark:border-line-2"
        >
          <div className="min-w-0 flex-1">
            <p className="font-medium">
              {build.platform_name} {build.version}
            </p>
            <FileName name={build.name} className="text-13 text-ink-2" />
            <p className="text-12 text-ink-3">
              {formatSize(build.size)} · {formatDay(build.created_at)}
            </p>
          </div>
          <Button
            size="small"
            look="tint"
            aria-label={`下载 ${build.platform_name} ${build.version}`}
            icon={<Download size={14} strokeWidth={1.75} aria-hidden="true" />}
            loading={busyId === build.id}
            onClick={() => onDownload(build.id)}
          >
            下载
          </Button>
        </li>
      ))}
    </ul>
  );
}

export type BuildsDialogProps = BuildRowsProps & { isOpen: boolean; onClose: () => void };

export function BuildsDialog({ isOpen, onClose, ...rows }: BuildsDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())} title="选一个版本下载">
      <BuildRows {...rows} />
    </Dialog>
  );
}
