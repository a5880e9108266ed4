import { Button } from '../../../ui/form/button.tsx';

type SaveBarProps = {
  unsaved: number;
  /** How many fields are wrong; said instead of the note. */
  wrong: number;
  note: string;
  isNew: boolean;
  isSaving: boolean;
  onDiscard: () => void;
};

/** At the foot of the window, as long as something isn't saved. */
export function SaveBar({ unsaved, wrong, note, isNew, isSaving, onDiscard }: SaveBarProps) {
  if (unsaved === 0) return null;
  return (
    <div
      data-sticky
      className="sticky bottom-0 z-10 mt-7 flex animate-rise flex-wrap items-center gap-2.5 border-t border-line bg-paper py-3 max-md:-mx-4 max-md:px-4 max-md:pb-[max(10px,env(safe-area-inset-bottom))]"
    >
      <output className="flex items-center gap-2 before:size-1.75 before:rounded-full before:bg-ochre max-md:w-full max-md:text-13">
        {isNew ? '新服务还没有保存' : `${unsaved} 处改动没保存`}
      </output>
      {wrong > 0 ? (
        <span className="mr-auto text-13 text-danger max-md:-mt-2 max-md:w-full">还有 {wrong} 处要改</span>
      ) : (
        <span className="mr-auto text-13 text-ink-3 max-md:hidden">{note}</span>
      )}
      <Button look="quiet" onClick={onDiscard} className="max-md:flex-1">
        放弃
      </Button>
      <Button type="submit" look="primary" loading={isSaving} className="min-w-24 max-md:flex-1">
        保存
      </Button>
    </div>
  );
}
