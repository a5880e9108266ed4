import { aptInstall, canUseApt } from './apt.mjs';
import { runChild } from '../processes/child.mjs';

/**
 * Without a Chinese font every page is drawn with empty boxes, and pictures of it prove nothing.
 * @param {import('../terminal/steps.mjs').Note} note
 * @returns {Promise<string | null>} a warning
 */
export async function ensureChineseFont(note) {
  if (process.platform !== 'linux' || (await hasChineseFont())) return null;
  if (canUseApt()) {
    note('安装中文字体');
    await aptInstall(['fontconfig', 'fonts-noto-cjk']);
    if (await hasChineseFont()) return null;
  }
  return '没有找到中文字体，截图里的汉字会显示成方框，请安装 fonts-noto-cjk。';
}

async function hasChineseFont() {
  const { code, output } = await runChild('fc-list', [':lang=zh', 'family']);
  return code === 0 && output.trim() !== '';
}
