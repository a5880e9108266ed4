import { Brush, Images, MessagesSquare, ShieldCheck, type LucideIcon } from 'lucide-react';
import { LandingSection } from './landing-section.tsx';

type Feature = { title: string; text: string; Icon: LucideIcon };

const FEATURES: readonly Feature[] = [
  { title: '把作品挂出来', text: '插画、关卡、曲子、模型，大图展示，一张不裁。', Icon: Images },
  { title: '和同好说说过程', text: '按圈子和标签找到在做同一件事的人。', Icon: MessagesSquare },
  { title: '把手艺接成单', text: '需求写在明处，创作者自己报价，双方都有得选。', Icon: Brush },
  { title: '稿费由平台托管', text: '交付验收之后才付给创作者，谈不拢有平台来看。', Icon: ShieldCheck },
];

export function LandingFeatures() {
  return (
    <LandingSection
      id="features"
      title="界面安静，作品响亮"
      lead="造界给做东西的人用：一面挂作品的墙，一张谈稿子的桌。"
      raised
    >
      <ul className="mt-12 grid grid-cols-4 gap-x-10 gap-y-8 max-lg:grid-cols-2 max-sm:mt-8 max-sm:grid-cols-1">
        {FEATURES.map(({ title, text, Icon }) => (
          <li key={title} className="border-t border-line pt-5">
            <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="text-brand-ink" />
            <h3 className="mt-3 text-18">{title}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
