import mountains1200 from '../../assets/art/mountains-1200.webp';
import mountains640 from '../../assets/art/mountains-640.webp';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function HomeHero() {
  return (
    <section className="grid grid-cols-[minmax(300px,5fr)_11fr] gap-10 pt-2 max-xl:grid-cols-1 max-xl:gap-6 max-md:pt-0">
      <HeroWords />
      <figure className="min-w-0 max-xl:order-first">
        <div className="aspect-video overflow-hidden rounded-card max-md:-mx-4 max-md:-mt-3 max-md:aspect-4/3 max-md:rounded-none">
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
        <figcaption className="pt-3 font-semibold [text-spacing-trim:trim-start]">
          《千里江山入梦来》
        </figcaption>
      </figure>
    </section>
  );
}

function HeroWords() {
  const isSignedIn = useSession() !== null;
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
        <ButtonLink to={isSignedIn ? '/community' : '/login'} size="large">
          {isSignedIn ? '发布作品' : '加入我们'}
        </ButtonLink>
      </div>
    </div>
  );
}
