import { useState } from 'react';
import { ImageGrid } from '../media/image-grid.tsx';
import { Picture, type PictureSource } from '../media/picture.tsx';
import { toast } from '../feedback/toast.tsx';
import { Tabs } from '../menu/tabs.tsx';
import { Specimen } from './specimen.tsx';

const INK = ['%23245c63', '%23b66b30', '%23257447', '%238d5e05', '%23017774', '%2398531e'];

/* Hills drawn on the spot, so that the page needs no server. */
function hills(index: number, width: number, height: number): PictureSource {
  const colour = INK[index % INK.length] ?? '';
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'><rect width='100%25' height='100%25' fill='%23efe6d2'/>` +
    `<circle cx='${width * 0.72}' cy='${height * 0.26}' r='${height * 0.09}' fill='%23ba3626'/>` +
    `<path d='M0 ${height * 0.8} Q${width * 0.25} ${height * 0.2} ${width * 0.5} ${height * 0.72} T${width} ${height * 0.55} V${height} H0z' fill='${colour}'/></svg>`;
  return { src: `data:image/svg+xml,${drawing}#${index}`, width, height, alt: `山水小样 ${index + 1}` };
}

const COUNTS = ['1', '2', '3', '4', '6', '9', '12'] as const;

export function DevUiPictures() {
  const [count, setCount] = useState<(typeof COUNTS)[number]>('12');
  const ratio = count === '1' ? [900, 1200] : [1200, 900];
  const images = Array.from({ length: Number(count) }, (_, index) =>
    hills(index, ratio[0] ?? 1, ratio[1] ?? 1),
  );
  return (
    <>
      <Specimen title="图片组：1 张原比例，2–4 两列，更多三列">
        <Tabs
          label="图片张数"
          look="segment"
          items={COUNTS.map((value) => ({ value, label: value }))}
          value={count}
          onChange={setCount}
          className="mb-4"
        />
        <ImageGrid images={images} onOpen={(index) => toast.info(`打开第 ${index + 1} 张`)} />
      </Specimen>
      <Specimen title="图片：原比例，加载失败">
        <div className="grid grid-cols-2 gap-4">
          <Picture {...hills(1, 1200, 900)} fit="natural" />
          <Picture src="/missing.webp" width={1200} height={900} alt="雪夜归人" fit="natural" />
        </div>
      </Specimen>
    </>
  );
}
