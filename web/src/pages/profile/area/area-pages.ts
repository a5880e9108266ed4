import {
  Ban,
  Bell,
  Building2,
  CalendarDays,
  ChartNoAxesColumn,
  Flag,
  Gift,
  Image,
  KeyRound,
  Lock,
  Medal,
  ShieldCheck,
  Tag,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

export type AreaPage = { path: string; label: string; Icon: LucideIcon };
export type AreaGroup = { title: string; pages: readonly AreaPage[] };

/** The pages of the area as its menu groups them. */
export const areaGroups: readonly AreaGroup[] = [
  {
    title: '账号',
    pages: [
      { path: '/profile/info', label: '个人资料', Icon: UserRound },
      { path: '/profile/security', label: '账号安全', Icon: Lock },
      { path: '/profile/verification', label: '认证', Icon: ShieldCheck },
      { path: '/profile/notifications', label: '通知', Icon: Bell },
      { path: '/profile/blacklist', label: '黑名单', Icon: Ban },
      { path: '/profile/proxy', label: '代理授权', Icon: KeyRound },
    ],
  },
  {
    title: '创作',
    pages: [
      { path: '/profile/works', label: '作品', Icon: Image },
      { path: '/profile/pricing', label: '服务与定价', Icon: Tag },
      { path: '/profile/schedule', label: '档期', Icon: CalendarDays },
      { path: '/profile/company', label: '企业与团队', Icon: Building2 },
    ],
  },
  {
    title: '成长',
    pages: [
      { path: '/profile/experience', label: '经验', Icon: ChartNoAxesColumn },
      { path: '/profile/achievements', label: '成就', Icon: Medal },
      { path: '/profile/credit', label: '信用', Icon: Flag },
      { path: '/profile/invite', label: '邀请', Icon: Gift },
    ],
  },
  { title: '资金', pages: [{ path: '/profile/wallet', label: '钱包', Icon: Wallet }] },
];
