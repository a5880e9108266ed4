import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { gameStatuses } from '@zaojie/contract/games/game-words';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveQuestion } from '../../../ui/dialog/use-leave-question.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button, ButtonLink, TextButton } from '../../../ui/form/button.tsx';
import { focusField } from '../../../ui/form/focus-field.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { StatusLabel } from '../../../ui/text/label.tsx';
import { editGamePath, gamePath, MY_GAMES_PATH } from '../game-paths.ts';
import { statusTones } from '../status-tones.ts';
import { firstIssue } from './game-draft.ts';
import { GameForm } from './game-form.tsx';
import { useGameForm } from './use-game-form.ts';
import { useGameMoves } from './use-game-moves.ts';

function noteOf(game: GameDetail | null, missing: number): string {
  if (game?.status === 'pending') return '管理员看过之后就会上架。现在也可以改。';
  if (game?.status === 'published') return '改动保存后马上生效。';
  return missing === 0 ? '内容齐了，可以发布。' : `发布前还差 ${missing} 处。`;
}

type SideProps = { game: GameDetail | null; missing: number; unsaved: number; children: ReactNode };

function Side({ game, missing, unsaved, children }: SideProps) {
  const status = game?.status ?? 'draft';
  return (
    <Card className="p-5 max-[1180px]:hidden">
      <p className="mb-2 flex items-center gap-2">
        <StatusLabel tone={statusTones[status]}>{gameStatuses[status]}</StatusLabel>
        {unsaved > 0 ? <span className="text-13 text-ink-3">有 {unsaved} 处没保存</span> : null}
      </p>
      <p className="mb-4 text-13 text-ink-2">{noteOf(game, missing)}</p>
      {game?.review_reason ? (
        <p className="mb-4 rounded-control bg-danger-tint px-3 py-2 text-13 text-danger">
          没有通过：{game.review_reason}
        </p>
      ) : null}
      <div className="grid grid-cols-1 gap-2.5">{children}</div>
    </Card>
  );
}

/** Makes a game, or changes one. Its draft is kept by the server. */
export function GameEditor({ game }: { game: GameDetail | null }) {
  const navigate = useNavigate();
  const box = useRef<HTMLFormElement>(null);
  const isGoing = useRef(false);
  const form = useGameForm(game);
  const moves = useGameMoves();
  useLeaveQuestion({
    unsaved: form.unsaved,
    message: '离开后，没有保存的改动就没有了。',
    isLeaving: (from, to) => from.pathname !== to.pathname && !isGoing.current,
    isLostOnClose: true,
  });

  function go(path: string, options = {}) {
    isGoing.current = true;
    void navigate(path, options);
  }

  function isReady(aim: 'save' | 'publish'): boolean {
    const wrong = firstIssue(form.check(aim));
    if (wrong !== null) focusField(box.current, wrong);
    return wrong === null;
  }

  async function save() {
    if (!isReady('save')) return;
    const saved = await form.save();
    if (saved === null) return;
    toast.success(saved.status === 'draft' ? '草稿已保存' : '已保存');
    if (game === null) go(editGamePath(saved.id), { replace: true });
  }

  async function publish() {
    if (!isReady('publish')) return;
    const saved = game === null || form.unsaved > 0 ? await form.save() : game;
    if (saved === null) return;
    const published = await moves.publish(saved);
    if (published !== null)
      go(published.status === 'published' ? gamePath(saved.id) : MY_GAMES_PATH + '?tab=published');
    else if (game === null) go(editGamePath(saved.id), { replace: true });
  }

  async function remove() {
    if (game !== null && (await moves.remove(game))) go(`${MY_GAMES_PATH}?tab=published`);
  }

  const isUnpublished = game === null || !(game.status === 'published' || game.status === 'pending');
  const isBusy = form.isSaving || moves.busyId !== null;
  const buttons = (
    <>
      <Button
        look={isUnpublished ? 'secondary' : 'primary'}
        loading={form.isSaving}
        disabled={game !== null && form.unsaved === 0}
        onClick={() => void save()}
      >
        {isUnpublished ? '存草稿' : '保存'}
      </Button>
      {isUnpublished ? (
        <Button look="primary" loading={isBusy} onClick={() => void publish()}>
          发布
        </Button>
      ) : null}
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_280px] items-start gap-x-8 max-[1180px]:grid-cols-[minmax(0,1fr)]">
      <form
        ref={box}
        noValidate
        aria-label={game === null ? '发布游戏' : '编辑游戏'}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <GameForm form={form} game={game} onSave={() => void save()} />
      </form>
      <div className="sticky top-21 max-[1180px]:hidden">
        <Side game={game} missing={form.missing} unsaved={form.unsaved}>
          {buttons}
          {game === null ? null : <ButtonLink to={gamePath(game.id)}>看看它的页面</ButtonLink>}
          {game?.can.withdraw ? (
            <TextButton onClick={() => void moves.withdraw(game)} className="justify-self-center">
              {game.status === 'pending' ? '撤回审核' : '下架'}
            </TextButton>
          ) : null}
          {game?.can.delete ? (
            <TextButton onClick={() => void remove()} className="justify-self-center text-danger!">
              删除
            </TextButton>
          ) : null}
        </Side>
      </div>
      <div
        data-sticky
        className="sticky bottom-0 z-8 mt-6 hidden items-center gap-2.5 border-t border-line bg-paper py-3 max-[1180px]:flex max-md:-mx-4 max-md:px-4 max-md:pb-[max(12px,env(safe-area-inset-bottom))]"
      >
        <span className="mr-auto min-w-0 truncate text-13 text-ink-3">{noteOf(game, form.missing)}</span>
        {buttons}
      </div>
    </div>
  );
}
