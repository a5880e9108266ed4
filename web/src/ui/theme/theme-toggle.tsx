import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../form/icon-button.tsx';
import { useTheme } from './theme.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={theme === 'dark' ? '切换到浅色模式' : '切换到深色模式'} onClick={toggle}>
      {/* Chosen by the style: a page that came drawn doesn't know the theme before its code has run. */}
      <Sun {...icon} className="not-dark:hidden" />
      <Moon {...icon} className="dark:hidden" />
    </IconButton>
  );
}
