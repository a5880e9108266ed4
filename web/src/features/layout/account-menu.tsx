import { ChevronDown, CircleHelp, LogOut, Settings, ShieldCheck, Star, UserRound } from 'lucide-react';
import type { StoredUser } from '../../api/session.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { MenuItem, MenuLink, MenuSeparator } from '../../ui/menu/menu-items.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { displayName } from './display-name.ts';
import { useLogout } from './use-logout.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Behind the portrait in the top bar. */
export function AccountMenu({ user }: { user: StoredUser }) {
  const logout = useLogout();
  const name = displayName(user);
  return (
    <Menu
      label="个人菜单"
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={`个人菜单，${name}`}
          className="ml-2 flex items-center gap-1 rounded-full text-ink-3 hover:text-ink max-md:mr-1 max-md:ml-0 max-md:p-1.5"
        >
          <Avatar name={name} src={user.avatar} size={32} />
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
        </button>
      )}
    >
      <MenuLink to={`/user/${user.id}`} icon={<UserRound {...icon} />}>
        个人主页
      </MenuLink>
      <MenuLink to="/favorites" icon={<Star {...icon} />}>
        我的收藏
      </MenuLink>
      <MenuLink to="/profile/info" icon={<Settings {...icon} />}>
        设置
      </MenuLink>
      <MenuLink to="/help" icon={<CircleHelp {...icon} />}>
        帮助与反馈
      </MenuLink>
      {user.is_admin ? (
        <MenuLink to="/admin" icon={<ShieldCheck {...icon} />}>
          管理
        </MenuLink>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => void logout()} icon={<LogOut {...icon} />}>
        退出登录
      </MenuItem>
    </Menu>
  );
}
