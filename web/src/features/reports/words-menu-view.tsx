import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { copyText } from '../../hooks/copy-text.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { MenuItem } from '../../ui/menu/menu-items.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { ReportMenuItem } from './report-menu-item.tsx';
import { useReport } from './use-report.tsx';
import { WORDS_MENU_CLASS, wordsMenuLabel, type WordsMenuProps } from './words-menu-look.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

async function copy(words: string): Promise<void> {
  if (await copyText(words)) toast.success('已复制');
  else toast.error('无法复制，请重试');
}

/** What else can be done with somebody's comment: copy it, delete one's own, report others'. */
export function WordsMenuView({ target, words, canDelete, onDelete }: WordsMenuProps) {
  const report = useReport(target);
  return (
    <>
      <Menu
        label={wordsMenuLabel({ target })}
        align="start"
        renderTrigger={(trigger) => (
          <IconButton
            {...trigger}
            label={wordsMenuLabel({ target })}
            size="small"
            className={WORDS_MENU_CLASS}
          >
            <Ellipsis {...icon} />
          </IconButton>
        )}
      >
        {words === '' ? null : (
          <MenuItem icon={<Copy {...icon} />} onSelect={() => void copy(words)}>
            复制
          </MenuItem>
        )}
        {canDelete ? (
          <MenuItem icon={<Trash2 {...icon} />} danger onSelect={onDelete}>
            删除
          </MenuItem>
        ) : (
          <ReportMenuItem onReport={report.open} />
        )}
      </Menu>
      {report.dialog}
    </>
  );
}
