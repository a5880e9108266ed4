import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { dialog } from '../../../ui/dialog/dialogs.ts';

type StaleNoteProps = { unsaved: number; isSaving: boolean; onReload: () => void; onOverwrite: () => void };

/** Somebody, most often oneself in another window, has kept something else meanwhile. */
export function StaleNote({ unsaved, isSaving, onReload, onOverwrite }: StaleNoteProps) {
  async function reload() {
    const isSure = await dialog.confirm({
      title: '载入最新的内容',
      message: `你这里没保存的 ${unsaved} 处改动会丢掉。`,
      confirmText: '载入',
      danger: true,
    });
    if (isSure) onReload();
  }

  async function overwrite() {
    const isSure = await dialog.confirm({
      title: '用这里的内容覆盖',
      message: '在别处保存的改动会被这里的内容替换。',
      confirmText: '覆盖',
      danger: true,
    });
    if (isSure) onOverwrite();
  }

  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-warning-tint px-4 py-3 text-14 text-warning"
    >
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 basis-64">
        这个项目已经在别处改过了，你这里的 {unsaved} 处改动没有保存。
      </span>
      <span className="flex gap-2">
        <Button size="small" disabled={isSaving} onClick={() => void reload()}>
          载入最新的
        </Button>
        <Button size="small" loading={isSaving} onClick={() => void overwrite()}>
          用这里的覆盖
        </Button>
      </span>
    </div>
  );
}
