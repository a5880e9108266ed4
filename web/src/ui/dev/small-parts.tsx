import { useState } from 'react';
import { formatAgo, formatFullTime, formatLeft } from '../../text/dates.ts';
import { formatCount, formatFen, formatYuanRange } from '../../text/numbers.ts';
import { Avatar, AvatarStack } from '../media/avatar.tsx';
import { Badge, UnreadDot } from '../text/badge.tsx';
import { WechatIcon } from '../theme/brand-icons.tsx';
import { Chip, ChipButton, ChipLink } from '../text/chip.tsx';
import { LevelLabel, StatusLabel } from '../text/label.tsx';
import { Seal } from '../theme/logo.tsx';
import { Pager } from '../menu/pager.tsx';
import { TabPanel, Tabs } from '../menu/tabs.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

const PEOPLE = [
  { id: 1, name: '白鹭' },
  { id: 2, name: '许未眠' },
  { id: 3, name: '半夏' },
];

function People() {
  return (
    <Specimen title="头像、标记、标签">
      <SpecimenRow>
        <Avatar name="林见山" size={48} />
        <Avatar name="阿砚" size={40} />
        <Avatar name="zhou" size={32} />
        <Avatar name="南枝" src="/missing.webp" size={28} alt="南枝的头像" />
        <Avatar name="陆编辑" size={20} />
        <AvatarStack people={PEOPLE} />
        <Seal size={26} />
        <WechatIcon className="text-success" />
      </SpecimenRow>
      <SpecimenRow>
        <LevelLabel score={326} />
        <Badge count={5} />
        <Badge count={99} />
        <Badge count={100} />
        <UnreadDot />
        <StatusLabel>普通</StatusLabel>
        <StatusLabel tone="brand">已选</StatusLabel>
        <StatusLabel tone="ochre">加急</StatusLabel>
        <StatusLabel tone="success">接单中</StatusLabel>
        <StatusLabel tone="warning">待验收</StatusLabel>
        <StatusLabel tone="danger">已逾期</StatusLabel>
      </SpecimenRow>
    </Specimen>
  );
}

function Chips() {
  const [tags, setTags] = useState(['# 概念设计', '# 独立游戏']);
  const [chosen, setChosen] = useState(false);
  return (
    <Specimen title="标签片">
      <SpecimenRow>
        {tags.map((tag) => (
          <Chip
            key={tag}
            selected
            removeLabel={`移除标签 ${tag}`}
            onRemove={() => setTags(tags.filter((other) => other !== tag))}
          >
            {tag}
          </Chip>
        ))}
        <ChipLink to="/">
          像素画 <span className="text-12 text-ink-3">8.6k</span>
        </ChipLink>
        <ChipButton selected={chosen} onClick={() => setChosen(!chosen)}>
          厚涂
        </ChipButton>
      </SpecimenRow>
    </Specimen>
  );
}

const TYPES = [
  { value: 'post', label: '帖子', count: 128 },
  { value: 'user', label: '用户', count: 6 },
  { value: 'game', label: '游戏', count: 9 },
  { value: 'asset', label: '素材', count: 12_345 },
  { value: 'tag', label: '标签', count: 4 },
  { value: 'circle', label: '圈子', count: 2 },
  { value: 'bounty', label: '约稿', count: 7 },
  { value: 'activity', label: '活动', count: 3 },
] as const;

const ORDERS = [
  { value: 'mixed', label: '综合' },
  { value: 'latest', label: '最新' },
  { value: 'hot', label: '最热' },
] as const;

function Navigation() {
  const [type, setType] = useState<(typeof TYPES)[number]['value']>('post');
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('mixed');
  const [page, setPage] = useState(6);
  return (
    <Specimen title="页签、分段、分页">
      <Tabs id="types" label="结果类型" items={TYPES} value={type} onChange={setType} />
      <TabPanel id="types" value={type} className="flex items-center justify-between py-4 text-ink-3">
        第 {page} 页，共 13 页
        <Tabs label="排序" look="segment" items={ORDERS} value={order} onChange={setOrder} />
      </TabPanel>
      <Pager page={page} pageCount={13} onChange={setPage} />
    </Specimen>
  );
}

function Words() {
  const now = Date.parse('2026-03-18T15:00:00+08:00');
  const moments = [
    '2026-03-18T14:59:30+08:00',
    '2026-03-18T14:48:00+08:00',
    '2026-03-17T12:30:00+08:00',
    '2026-03-14',
    '2025-12-31',
  ];
  return (
    <Specimen title="数字与时间">
      <SpecimenRow>
        {[999, 1_234, 9_999, 72_800, 1_036_000].map((count) => (
          <span key={count}>{formatCount(count)}</span>
        ))}
        <span className="text-ochre-ink">{formatYuanRange(3_000, 5_000)}</span>
        <span className="text-ochre-ink">{formatFen(288_000, { exact: true })}</span>
      </SpecimenRow>
      <SpecimenRow>
        {moments.map((moment) => (
          <time key={moment} title={formatFullTime(moment)} className="text-13 text-ink-3">
            {formatAgo(moment, now)}
          </time>
        ))}
        <span className="text-13 text-ochre-ink">还剩 {formatLeft('2026-03-22T21:00:00+08:00', now)}</span>
      </SpecimenRow>
      <p className="mt-3 font-display text-28 leading-title font-semibold">今天接着画</p>
      <p className="mt-1">
        搜索里的<mark>鲸</mark>用品牌色，不加底色。
      </p>
    </Specimen>
  );
}

export function DevUiSmallParts() {
  return (
    <>
      <People />
      <Chips />
      <Navigation />
      <Words />
    </>
  );
}
