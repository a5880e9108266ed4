import { openGame } from '@zaojie/contract/games/game.endpoints';
import type { GameDetail } from '@zaojie/contract/games/game.schemas';
import { Download, ExternalLink } from 'lucide-react';
import { call } from '../../../api/client.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { laterDialog } from '../../../ui/feedback/later.tsx';
import { buttonClass } from '../../../ui/form/button-look.ts';
import { editGamePath } from '../game-paths.ts';
import type { BuildsDialogProps } from './builds-dialog.tsx';
import type { BuyDialogProps } from './buy-dialog.tsx';
import { doorWords } from './get-rules.ts';
import type { GetGame } from './use-get-game.ts';

const BuyDialog = laterDialog<BuyDialogProps>(
  async () => (await import('./buy-dialog.tsx')).BuyDialog,
  '购买没有加载出来',
);
const BuildsDialog = laterDialog<BuildsDialogProps>(
  async () => (await import('./builds-dialog.tsx')).BuildsDialog,
  '版本没有加载出来',
);

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type GetButtonProps = { game: GameDetail; get: GetGame; block?: boolean | undefined };

/** The one thing to do with a game. */
export function GetButton({ game, get, block = false }: GetButtonProps) {
  const words = doorWords(get.door, game);
  if (get.door === 'edit') {
    return (
      <ButtonLink to={editGamePath(game.id)} look="primary" size="large" block={block}>
        {words}
      </ButtonLink>
    );
  }
  if (get.door === 'link') {
    return (
      <a
        href={game.link}
        target="_blank"
        rel="noopener noreferrer nofollow"
        // It is counted beside; whoever leaves doesn't wait for it.
        onClick={() => void call(openGame, { body: { id: game.id } }).catch(() => undefined)}
        className={buttonClass({
          look: 'primary',
          size: 'large',
          block,
          unavailable: false,
          className: undefined,
        })}
      >
        <ExternalLink {...icon} />
        {words}
      </a>
    );
  }
  return (
    <Button
      look="primary"
      size="large"
      block={block}
      icon={get.door === 'buy' || get.door === 'none' ? undefined : <Download {...icon} />}
      loading={get.isAcquiring || get.busyId !== null}
      disabledReason={get.door === 'none' ? '开发者还没有放上文件或链接' : undefined}
      onClick={get.press}
    >
      {words}
    </Button>
  );
}

/** What the button may open; once on a page, however many buttons there are. */
export function GetDialogs({ game, get }: { game: GameDetail; get: GetGame }) {
  return (
    <>
      <BuyDialog
        game={game}
        isWanted={get.open === 'buy'}
        isOpen={get.open === 'buy'}
        isBuying={get.isAcquiring}
        onBuy={get.buy}
        onClose={get.close}
      />
      <BuildsDialog
        builds={game.builds}
        busyId={get.busyId}
        onDownload={get.download}
        isWanted={get.open === 'builds'}
        isOpen={get.open === 'builds'}
        onClose={get.close}
      />
    </>
  );
}
