import { gameLimits } from '@zaojie/contract/games/game-limits';
import type { OwnGame } from '@zaojie/contract/games/game.schemas';
import { fenOf, yuanOf } from '@zaojie/contract/money';
import { bracketed } from '@zaojie/contract/titles';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { NumberInput } from '../../../ui/form/number-input.tsx';
import { blankDraft, issuesOf } from '../publish/game-draft.ts';

type PriceDialogProps = {
  game: OwnGame;
  isSaving: boolean;
  onSave: (price: number) => Promise<boolean>;
  onClose: () => void;
};

/** A new price, for whoever buys from now on. */
export function PriceDialog({ game, isSaving, onSave, onClose }: PriceDialogProps) {
  const [price, setPrice] = useState(String(game.price));
  const [hasTried, setTried] = useState(false);
  const error = issuesOf({ ...blankDraft, title: game.title, price }).price;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (error !== undefined) return;
    if (await onSave(yuanOf(fenOf(price.trim() || '0') ?? 0))) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`${bracketed(game.title)}的价格`}
      size="small"
      dismissible={!isSaving}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-4">
        <NumberInput
          label="价格"
          maxLength={10}
          hint={`0 到 ${gameLimits.priceMaxFen / 100} 元，填 0 就是免费。买过的人不受影响。`}
          leading={<span className="text-ink-3">¥</span>}
          value={price}
          error={hasTried ? error : undefined}
          onChange={setPrice}
        />
        <div className="flex justify-end gap-2.5 max-md:*:flex-1">
          <Button look="quiet" disabled={isSaving} onClick={onClose}>
            取消
          </Button>
          <Button type="submit" look="primary" loading={isSaving}>
            改价
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
