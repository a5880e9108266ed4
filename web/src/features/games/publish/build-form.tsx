import { useMutation, useQueryClient } from '@tanstack/react-query';
import { gameLimits } from '@zaojie/contract/games/game-limits';
import { addGameBuild } from '@zaojie/contract/games/game-publishing.endpoints';
import { gamePlatforms } from '@zaojie/contract/games/game-words';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { PieceUploads } from '../../uploads/pieces/piece-uploads.tsx';
import { usePieceUpload } from '../../uploads/pieces/use-piece-upload.ts';
import { gameKeys } from '../game-queries.ts';

const PLATFORMS = gamePlatforms.map(({ id, name }) => ({ value: String(id), label: name }));

type Facts = { platform: string; version: string; notes: string };

function useAddBuild(gameId: number, onDone: () => void) {
  const client = useQueryClient();
  const [keys] = useState(() => new RepeatKeys());
  return useMutation({
    mutationFn: async ({ uploadId, platform, version, notes }: Facts & { uploadId: number }) => {
      const body = {
        id: gameId,
        upload_id: uploadId,
        platform: Number(platform),
        version: version.trim(),
        notes: notes.trim(),
      };
      return call(addGameBuild, { body, idempotencyKey: keys.of(body) });
    },
    onSuccess: () => {
      keys.done();
      toast.success('文件已放上');
      onDone();
    },
    onError: (error) => toast.error(messageOf(error, '文件没有放上，请重试')),
    onSettled: () => client.invalidateQueries({ queryKey: gameKeys.detail(gameId) }),
  });
}

/** One file at a time: sent in pieces, then told what it is. */
export function BuildForm({ game }: { game: GameDetail }) {
  const upload = usePieceUpload({ purpose: 'game', place: `game:${game.id}`, max: 1 });
  const [facts, setFacts] = useState<Facts>({
    platform: String(game.platform_ids[0] ?? 1),
    version: '',
    notes: '',
  });
  const [hasTried, setTried] = useState(false);
  const [item] = upload.items;
  const file = item?.file ?? null;
  const adding = useAddBuild(game.id, () => {
    if (item) upload.queue.handOver(item.key);
    setFacts((before) => ({ ...before, version: '', notes: '' }));
    setTried(false);
  });
  const isVersionMissing = facts.version.trim() === '';
  const change = (part: Partial<Facts>) => setFacts((before) => ({ ...before, ...part }));

  function add() {
    setTried(true);
    if (file !== null && !isVersionMissing) adding.mutate({ ...facts, uploadId: file.id });
  }

  return (
    <div className="grid grid-cols-1 gap-3.5">
      <PieceUploads upload={upload} purpose="game" label="放上一个版本" disabled={adding.isPending} />
      {item ? (
        <>
          <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
            <Select
              label="这个文件的平台"
              value={facts.platform}
              options={PLATFORMS}
              onChange={(event) => change({ platform: event.target.value })}
            />
            <TextInput
              label="版本号"
              placeholder="例如：1.0.0"
              maxLength={gameLimits.versionMax}
              value={facts.version}
              error={hasTried && isVersionMissing ? '请填写版本号' : undefined}
              onChange={(event) => change({ version: event.target.value })}
            />
          </div>
          <Textarea
            label="更新说明（选填）"
            rows={2}
            maxLength={gameLimits.notesMax}
            length={facts.notes.length}
            value={facts.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
          <Button
            className="justify-self-start"
            loading={adding.isPending}
            disabledReason={file === null ? '还没传完' : undefined}
            onClick={add}
          >
            放上这个文件
          </Button>
        </>
      ) : null}
    </div>
  );
}
