import { assetLimits, typeOfMime } from '@zaojie/contract/assets/asset-words';
import type { Picture } from '@zaojie/contract/uploads/upload.schemas';
import type { AssetText } from '../asset-fields.tsx';

/** What is said of a file that is on its way, beside what was measured of it. */
export type AssetDraft = AssetText & {
  preview: Picture | null;
  /** Where this page shows a picture that hasn't arrived. */
  thumb: string | null;
  peaks: number[];
  duration: number | null;
  /** Whoever chose the type knows better than the file. */
  isTypeChosen: boolean;
  /** Its sound or its film is still being looked at. */
  isMeasured: boolean;
};

/** 浮岛主题_黄昏.wav → 浮岛主题 黄昏 */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return [...(words === '' ? fileName : words)].slice(0, assetLimits.titleMax).join('');
}

export function newDraft(file: Pick<File, 'name' | 'type'>, thumb: string | null): AssetDraft {
  return {
    title: titleOf(file.name),
    type: typeOfFile(file),
    licence: 'cc_by',
    tags: [],
    description: '',
    preview: null,
    thumb,
    peaks: [],
    duration: null,
    isTypeChosen: false,
    isMeasured: false,
  };
}

/** Until the server has looked at the bytes. */
function typeOfFile({ name, type }: Pick<File, 'name' | 'type'>) {
  return /\.(glb|gltf)$/i.test(name) ? 'model' : typeOfMime(type);
}

/** The bytes say what it is, once the server has looked at them, unless its owner has. */
export function withType(draft: AssetDraft, mime: string | undefined): AssetDraft {
  return draft.isTypeChosen || mime === undefined ? draft : { ...draft, type: typeOfMime(mime) };
}

/** Why it can't be published yet; null when it can. */
export function missingOf(draft: AssetDraft | undefined, isDone: boolean): string | null {
  if (draft === undefined) return '请先选择文件';
  if (!isDone) return '还没传完';
  if (!draft.isMeasured) return '正在生成预览';
  return draft.title.trim() === '' ? '请填写标题' : null;
}
