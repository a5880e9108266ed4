import bambooSnow from '../../assets/art/bamboo-snow-480.webp';
import bloodMoon from '../../assets/art/blood-moon-480.webp';
import cloudTown from '../../assets/art/cloud-town-480.webp';
import farVoyage from '../../assets/art/far-voyage-480.webp';
import heavenAndEarth from '../../assets/art/heaven-and-earth-480.webp';
import morningLake from '../../assets/art/morning-lake-480.webp';
import mountains from '../../assets/art/mountains-640.webp';
import neonRain from '../../assets/art/neon-rain-480.webp';
import { classNames } from '../../ui/class-names.ts';
import { Seal } from '../../ui/logo.tsx';
import { Picture, type PictureSource } from '../../ui/picture.tsx';

function work(title: string, src: string, width: number, height: number): PictureSource {
  return { src, width, height, alt: title };
}

/** Columns hang at different heights, as on a real wall. */
const COLUMNS = [
  {
    place: 'mt-32 max-md:mt-8 max-md:-ml-7',
    works: [
      work('造·天地玄黄', heavenAndEarth, 480, 640),
      work('远航舱段', farVoyage, 480, 270),
      work('云上小镇', cloudTown, 480, 480),
    ],
  },
  {
    place: '-mt-14 max-md:mt-0',
    works: [
      work('雨夜霓虹街', neonRain, 480, 853),
      work('千里江山入梦来', mountains, 640, 360),
      work('竹雪提灯', bambooSnow, 480, 640),
    ],
  },
  {
    place: 'mt-26 -mr-18 md:max-lg:hidden max-md:mt-14 max-md:-mr-7',
    works: [work('晨湖低语', morningLake, 480, 270), work('血月孤影', bloodMoon, 480, 853)],
  },
];

export function ArtWall() {
  return (
    <div className="relative grid h-full grid-cols-3 gap-6 overflow-hidden pl-16 md:max-lg:grid-cols-2 max-md:-mx-4 max-md:h-100 max-md:gap-2.5 max-md:pl-0">
      <p
        aria-hidden="true"
        className="absolute top-32 left-2.5 flex items-center gap-3.5 font-display text-14 leading-none tracking-[.32em] text-ink-3 [writing-mode:vertical-rl] max-md:hidden"
      >
        本期展墙
        <Seal size={22} />
      </p>
      {COLUMNS.map(({ place, works }) => (
        <div key={place} className={classNames('grid content-start gap-5.5 max-md:gap-2.5', place)}>
          {works.map((picture) => (
            <figure key={picture.src}>
              <Picture {...picture} fit="natural" priority className="rounded-sm" />
              <figcaption className="mt-1.5 truncate text-12 leading-4.5 text-ink max-md:hidden">
                {picture.alt}
              </figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}
