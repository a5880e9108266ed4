import type { Cut, Size } from './crop-geometry.ts';

const QUALITY = 0.92;
/** Behind pictures that let it shine through. */
const PAPER = 'white';

/** The cut as a picture of its own, at most as large as wanted and never larger than it was. */
export function drawCut(image: HTMLImageElement, cut: Cut, most: Size, name: string): Promise<File> {
  const scale = Math.min(1, cut.width / most.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(most.width * scale));
  canvas.height = Math.max(1, Math.round(most.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(new File([blob], `${name}.jpg`, { type: 'image/jpeg' }));
        else reject(new Error('nothing was drawn'));
      },
      'image/jpeg',
      QUALITY,
    );
  });
}
