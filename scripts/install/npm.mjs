import path from 'node:path';
import { runChild } from '../processes/child.mjs';

/**
 * Runs the npm that started this script, or else the one on the PATH.
 * @param {readonly string[]} args
 * @param {import('../processes/child.mjs').ChildOptions} options
 */
export function runNpm(args, options) {
  const own = process.env['npm_execpath'] ?? '';
  if (path.basename(own) === 'npm-cli.js') return runChild(process.execPath, [own, ...args], options);
  if (process.platform === 'win32') return runChild('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return runChild('npm', args, options);
}

/** What npm's error codes mean for the reader, most telling first. */
const causes = [
  [/ENOSPC|EDQUOT|no space left/i, '磁盘空间不足，请清出至少 2 GB 后重试。'],
  [
    /npm (error|ERR!) code EUSAGE/,
    'package-lock.json 与 package.json 不一致，请运行 npm install 更新锁文件后重试。',
  ],
  [/EBADENGINE/, '有依赖不支持当前的 Node.js 版本，请换用 Node.js 20.19+ 或 22.12+ 后重试。'],
  [/EINTEGRITY/, '下载到的依赖与锁文件的校验值不符，请运行 npm cache clean --force 后重试。'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|EHOSTUNREACH|EPROTO|UNABLE_TO_|CERT_|SELF_SIGNED|fetch failed|network/i,
    '连不上 npm 软件源，请检查网络或代理，也可以运行 npm config set registry https://registry.npmmirror.com 换用国内镜像后重试。',
  ],
  [/code E40[13]|E42[69]|code E5\d\d/, 'npm 软件源拒绝了请求，请检查 npm 的 registry 和登录设置后重试。'],
  [/code E404|ETARGET/, 'npm 软件源里缺少某个依赖，请换用 https://registry.npmjs.org 后重试。'],
  [/EACCES|EPERM|EROFS/, '没有写入 node_modules 或 npm 缓存的权限，请检查目录的所有者后重试。'],
];

/**
 * @param {{ code: number, output: string }} result of a failed npm
 * @returns {string} one sentence
 */
export function npmFailureSentence({ code, output }) {
  if (code === 127) return '找不到 npm，请安装自带 npm 的 Node.js（https://nodejs.org）后重试。';
  const cause = causes.find(([pattern]) => /** @type {RegExp} */ (pattern).test(output));
  return cause ? `依赖安装失败：${cause[1]}` : `依赖安装失败：npm 以代码 ${code} 退出，请查看日志后重试。`;
}
