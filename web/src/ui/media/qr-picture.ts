import { drawQr } from './qr-path.ts';

const SIDE_PX = 720;
/** Scanners need so many empty modules around a code. */
const QUIET = 4;

const squaresOf = (path: string) => new Path2D(path);

/** The code as a picture to keep: dark on white, whatever the mode. */
export function qrPicture(address: string): Promise<Blob> {
  const { size, path } = drawQr(address);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('no canvas'));
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX);
  const unit = SIDE_PX / (size + 2 * QUIET);
  pen.setTransform(unit, 0, 0, unit, QUIET * unit, QUIET * unit);
  pen.fillStyle = 'black';
  pen.fill(squaresOf(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
