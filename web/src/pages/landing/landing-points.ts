import {
  Brush,
  CalendarCheck,
  Coins,
  Layers,
  MessagesSquare,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import type { Role } from './landing-story.ts';

type Point = { title: string; Icon: LucideIcon } & Readonly<Record<Role, string>>;

/** The six selling points, each as it looks from either side. */
export const POINTS: readonly Point[] = [
  {
    title: '创作者众多',
    Icon: Brush,
    client: '插画、建模、音乐、程序，看过作品再开口。',
    creator: '同行都在这里，按圈子和标签就找得到。',
  },
  {
    title: '质量有保证',
    Icon: Layers,
    client: '草图先确认，要改的地方圈在图上，满意了再验收。',
    creator: '要改哪里圈在图上，怎么算完写在约定里，不用猜。',
  },
  {
    title: '实时沟通',
    Icon: MessagesSquare,
    client: '消息随时到，稿子和报价都在同一段对话里。',
    creator: '需求、报价、进度说在一处，翻得到，也说得清。',
  },
  {
    title: '项目管理',
    Icon: CalendarCheck,
    client: '走到哪一步、还剩几天，打开订单就看得见。',
    creator: '档期和截稿日排在一张表上，接单不撞期。',
  },
  {
    title: '付款安全',
    Icon: ShieldCheck,
    client: '钱先由平台托管，验收之后才付给创作者。',
    creator: '开工之前钱已托管，交付验收就到账。',
  },
  {
    title: '收入稳定',
    Icon: Coins,
    client: '价目和档期都公开，合得来的人，下次还约得到。',
    creator: '价目和档期挂出来，老客户接着来，收入随时提现。',
  },
];
