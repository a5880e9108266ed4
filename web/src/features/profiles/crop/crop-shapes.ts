import type { Size } from './crop-geometry.ts';

export type CropKind = 'avatar' | 'background';

type CropShape = { title: string; name: string; isRound: boolean; most: Size };

/** What is cut, and the size it is sent in. */
export const cropShapes: Readonly<Record<CropKind, CropShape>> = {
  avatar: { title: '裁剪头像', name: 'avatar', isRound: true, most: { width: 320, height: 320 } },
  background: { title: '裁剪背景', name: 'background', isRound: false, most: { width: 1920, height: 600 } },
};

export const aspectOf = ({ width, height }: Size): number => width / height;
