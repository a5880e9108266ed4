import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { removeGameBuild } from '@zaojie/contract/games/game-publishing.endpoints';
import type { GameBuild, GameDetail } from '@zaojie/contract/games/game.schemas';
import { Package, X } from 'lucide-react';
import { call, messageOf } from '../../../api/client.ts';
import { formatSize } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { FileLine } from '../../uploads/pieces/piece-row.tsx';
import { gameKeys } from '../game-queries.ts';
import { BuildForm } from './build-form.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function useRemoveBuild(gameId: number) {
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: (buildId: number) => call(removeGameBuild, { body: { build_id: buildId } }),
    onSuccess: () => toast.success('已去掉这个文件'),
    onError: (error) => toast.error(messageOf(error, '没有去掉，请重试')),
    onSettled: () => client.invalidateQueries({ queryKey: gameKeys.detail(gameId) }),
  });
  return async ({ id, platform_name: platform, version }: GameBuild) => {
    const isSure = await dialog.confirm({
      title: `去掉 ${platform} ${version}`,
      message: '获取过的人也不能再下载这个文件。',
      confirmText: '去掉',
      danger: true,
    });
    if (isSure) removing.mutate(id);
  };
}

function Builds({ game }: { game: GameDetail }) {
  const remove = useRemoveBuild(game.id);
  if (game.builds.length === 0) return null;
  return (
    <ul aria-label="已有的文件" className="mb-4 grid grid-cols-1 gap-2">
      {game.builds.map((build) => (
        <FileLine
          key={build.id}
          name={build.name}
          icon={<Package {...icon} />}
          actions={
            <IconButton
              size="small"
              label={`去掉 ${build.platform_name} ${build.version}`}
              onClick={() => void remove(build)}
            >
              <X {...icon} />
            </IconButton>
          }
        >
          <p className="text-12 leading-ui">
            {build.platform_name} {build.version} · {formatSize(build.size)}
          </p>
        </FileLine>
      ))}
    </ul>
  );
}

type BuildsPanelProps = { game: GameDetail | null; isSaving: boolean; onSave: () => void };

/** The files that people download. They belong to a game, so it is kept first. */
export function BuildsPanel({ game, isSaving, onSave }: BuildsPanelProps) {
  return (
    <section aria-label="游戏文件">
      <h3 className="mb-1.5 text-13 leading-ui font-normal text-ink-2">
        游戏文件
        <span className="ml-2 text-12 text-ink-3">
          压缩包，最多 {gameLimits.buildsMax} 个；有了文件就能在这里下载和购买
        </span>
      </h3>
      {game === null ? (
        <Button loading={isSaving} onClick={onSave}>
          存草稿，然后上传文件
        </Button>
      ) : (
        <>
          <Builds game={game} />
          {game.builds.length < gameLimits.buildsMax ? <BuildForm game={game} /> : null}
        </>
      )}
    </section>
  );
}
