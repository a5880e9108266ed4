import bambooSnow from '../../assets/art/bamboo-snow-480.webp';
import bloodMoon from '../../assets/art/blood-moon-480.webp';
import cloudTown from '../../assets/art/cloud-town-480.webp';
import farVoyage from '../../assets/art/far-voyage-480.webp';
import heavenAndEarth from '../../assets/art/heaven-and-earth-480.webp';
import morningLake from '../../assets/art/morning-lake-480.webp';
import mountains from '../../assets/art/mountains-640.webp';
import neonRain from '../../assets/art/neon-rain-480.webp';
import type { PictureSource } from '../../ui/media/picture.tsx';

function work(title: string, src: string, width: number, height: number): PictureSource {
  return { src, width, height, alt: title };
}

/** The house's own pictures: they hang where nobody has shown anything yet, without an author and leading nowhere. */
export const houseArt: readonly PictureSource[] = [
  work('雨夜霓虹街', neonRain, 480, 853),
  work('造·天地玄黄', heavenAndEarth, 480, 640),
  work('晨湖低语', morningLake, 480, 270),
  work('千里江山入梦来', mountains, 640, 360),
  work('血月孤影', bloodMoon, 480, 853),
  work('远航舱段', farVoyage, 480, 270),
  work('竹雪提灯', bambooSnow, 480, 640),
  work('云上小镇', cloudTown, 480, 480),
];
