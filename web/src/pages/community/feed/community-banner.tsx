import lake480 from '../../../assets/art/morning-lake-480.webp';
import lake960 from '../../../assets/art/morning-lake-960.webp';
import { Button } from '../../../ui/form/button.tsx';

type CommunityBannerProps = { onCompose: () => void; onBrowse: () => void };

export function CommunityBanner({ onCompose, onBrowse }: CommunityBannerProps) {
  return (
    <section className="mb-6 grid h-52 grid-cols-[max(34%,310px)_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface max-md:-mx-4 max-md:-mt-3 max-md:mb-3 max-md:h-auto max-md:grid-cols-1 max-md:rounded-none max-md:border-x-0 max-md:border-t-0">
      <div className="relative z-1 flex flex-col justify-center pl-8 max-md:px-4 max-md:pt-4 max-md:pb-4.5">
        <h1 className="font-display text-28 leading-[1.4] whitespace-nowrap max-md:text-22">
          今天画到哪一步了？
        </h1>
        <p className="mt-1.5 mb-5 whitespace-nowrap text-ink-2 max-md:hidden">
          草稿、过程、半成品，这里都有人认真看。
        </p>
        <div className="flex gap-2.5 max-md:mt-3 max-md:[&>*]:flex-1">
          <Button look="primary" onClick={onCompose}>
            发布内容
          </Button>
          <Button onClick={onBrowse}>浏览内容</Button>
        </div>
      </div>
      <figure className="relative h-full min-h-0 max-md:order-first max-md:h-30">
        <img
          src={lake960}
          srcSet={`${lake480} 480w, ${lake960} 960w`}
          sizes="(max-width: 768px) 100vw, 780px"
          width={960}
          height={540}
          alt="低多边形的湖光山色：群山、森林与晨光里的湖"
          fetchPriority="high"
          className="size-full object-cover md:mask-[linear-gradient(90deg,transparent,black_26%)]"
        />
        <figcaption className="absolute right-2.5 bottom-2.5 rounded-sm bg-scrim px-2.5 py-0.5 text-12 leading-5 text-on-scrim">
          封面作品《晨湖低语》
        </figcaption>
      </figure>
    </section>
  );
}
