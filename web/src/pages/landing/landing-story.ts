/** Whom the page speaks to. It changes what is told, and nothing that anybody may do. */
export type Role = 'client' | 'creator';

type Story = {
  /** The second line of the opening; the first is the same for everybody. */
  opening: string;
  features: { title: string; lead: string };
  /** What to do after the process has been read. */
  next: { text: string; note: string };
};

export const STORIES: Readonly<Record<Role, Story>> = {
  client: {
    opening: '需求写在这里，合适的人自己来应征。',
    features: { title: '找得到人，等得安心', lead: '约一张稿子，需求方操心的六件事。' },
    next: { text: '去约稿看看', note: '发布免费，选定创作者之后才付定金' },
  },
  creator: {
    opening: '作品挂在这里，想约的人会找到你。',
    features: { title: '专心做东西，其余有人管', lead: '接一张稿子，创作者操心的六件事。' },
    next: { text: '看看有哪些需求', note: '应征免费，成交之后才收 5% 服务费' },
  },
};
