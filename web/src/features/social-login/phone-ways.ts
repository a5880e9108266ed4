import { copyText } from '../../hooks/copy-text.ts';
import { qrPicture } from '../../ui/media/qr-picture.ts';

/** What came of it: a sentence for the person, or null where the phone's own sheet has said enough. */
export type Outcome = { isDone: boolean; sentence: string } | null;

const COPIED = '链接已复制，在微信里发给“文件传输助手”，点开就能继续';
const SAVED = '已保存，打开微信“扫一扫”，从相册里选它';

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** By the phone's own sheet, on which WeChat stands; where there is none, by the clipboard. */
export async function handToWechat(address: string): Promise<Outcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: '在微信中打开，登录造界', url: address });
      return null;
    } catch (error) {
      if (wasDismissed(error)) return null;
    }
  }
  const isDone = await copyText(address);
  return { isDone, sentence: isDone ? COPIED : '无法复制链接，请保存二维码再试' };
}

/** iPhones put a download among the files, where WeChat doesn't look; their sheet can save to the photos. */
function savesBySheet(file: File): boolean {
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple && 'canShare' in navigator && navigator.canShare({ files: [file] });
}

export async function saveCode(address: string): Promise<Outcome> {
  try {
    const file = new File([await qrPicture(address)], '造界登录二维码.png', { type: 'image/png' });
    if (savesBySheet(file)) {
      await navigator.share({ files: [file] });
      return null;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    // The browser reads it after the press.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return { isDone: true, sentence: SAVED };
  } catch (error) {
    return wasDismissed(error) ? null : { isDone: false, sentence: '保存失败，请截屏保存二维码' };
  }
}
