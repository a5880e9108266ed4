import mountains1200 from '../../assets/art/mountains-1200.webp';
import mountains640 from '../../assets/art/mountains-640.webp';
import { useSession } from '../../api/session.ts';
import { useCompose } from '../../features/compose/use-compose.ts';
import { Carousel, CAROUSEL_BOX, CAROUSEL_FOOT } from '../../features/home/carousel.tsx';
import type { HomeData } from '../../features/home/use-home.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { HeroNumbers } from './hero-numbers.tsx';

interface HomeHeroProps {
  home: HomeData | undefined;
  isPending: boolean;
}

export function HomeHero({ home, isPending }: HomeHeroProps) {
  return (
    <section className="grid grid-cols-[minmax(300px,5fr)_11fr] gap-10 pt-2 max-xl:grid-cols-1 max-xl:gap-6 max-md:pt-0">
      <HeroWords stats={home?.stats} isPending={isPending} />
      <div className="min-w-0 max-xl:order-first">
        <Wall slides={home?.slides} isPending={isPending} />
      </div>
    </section>
  );
}

function Wall({ slides, isPending }: { slides: HomeData['slides'] | undefined; isPending: boolean }) {
  if (isPending) {
    return (
      <div>
        <div className={CAROUSEL_BOX}>
          <Skeleton shape="block" className="size-full max-md:rounded-none" />
        </div>
        <div className={CAROUSEL_FOOT}>
          <Skeleton width={160} />
        </div>
      </div>
    );
  }
  return slides === undefined || slides.length === 0 ? <OwnWork /> : <Carousel slides={slides} />;
}

/** The house's own picture, where there are no works to choose from. */
function OwnWork() {
  return (
    <figure>
      <div className={CAROUSEL_BOX}>
        <Picture
          src={mountains1200}
          srcSet={`${mountains640} 640w, ${mountains1200} 1200w`}
          // On a phone the box is 4:3, so the 16:9 picture is drawn wider than the window.
          sizes="(max-width: 768px) 134vw, (max-width: 1240px) 100vw, 820px"
          width={1200}
          height={675}
          alt="青绿山水：群山、云雾、红日与江上小舟"
          priority
          className="max-md:rounded-none"
        />
      </div>
      <figcaption className={CAROUSEL_FOOT}>
        <span className="font-semibold [text-spacing-trim:trim-start]">《千里江山入梦来》</span>
      </figcaption>
    </figure>
  );
}

function HeroWords({ stats, isPending }: { stats: HomeData['stats'] | undefined; isPending: boolean }) {
  const isSignedIn = useSession() !== null;
  const compose = useCompose();
  return (
    <div className="flex flex-col justify-center">
      <h1 className="font-display text-[44px] leading-[1.4] tracking-[.04em] max-md:text-[32px]">
        创意无界<VisuallyHidden>，</VisuallyHidden>
        <br />
        分享创造
      </h1>
      <p className="mt-4 mb-7 max-w-[20em] text-16 text-ink-2 max-md:mt-2 max-md:mb-5">
        给做游戏、画画、写歌的人：把作品挂出来，也把手艺接成单。
      </p>
      <div className="flex gap-3 max-md:[&>*]:flex-1">
        <ButtonLink to="/community" look="primary" size="large">
          探索社区
        </ButtonLink>
        {isSignedIn ? (
          <Button size="large" onClick={() => void compose()}>
            发布作品
          </Button>
        ) : (
          <ButtonLink to="/login" size="large">
            加入我们
          </ButtonLink>
        )}
      </div>
      <HeroNumbers stats={stats} isPending={isPending} />
    </div>
  );
}
