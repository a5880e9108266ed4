import { Dialog } from '../../ui/dialog/dialog.tsx';

const RULES = [
  ['每个人点的赞', '10 分；同一个人点 4 个算 20 分，点 100 个算 100 分'],
  ['每位新粉丝', '30 分'],
  ['新作品', '1 件 40 分，4 件 80 分'],
  ['每位客户的成交', '1 单 200 分，4 单 400 分'],
] as const;

/** How places come about, in the words of whoever wonders. */
export function PointsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="名次怎么算的">
      <dl className="divide-y divide-line border-y border-line">
        {RULES.map(([what, worth]) => (
          <div
            key={what}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3 py-2.5 max-md:grid-cols-1 max-md:gap-0"
          >
            <dt className="font-medium">{what}</dt>
            <dd className="text-ink-2">{worth}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-13 leading-text text-ink-2">
        周榜算近 7 天，月榜算近 30 天，总榜从头算起，每天 6:00
        更新。自己给自己点的赞不算，同一个人多次点赞、多次下单按平方根折算，刷不上来。名次的升降和上一期比。
      </p>
      <p className="mt-2 text-13 leading-text text-ink-2">
        分榜看你的帖子常用哪些标签、提供哪些约稿服务：占到四分之一，就会出现在那一榜。
      </p>
    </Dialog>
  );
}
