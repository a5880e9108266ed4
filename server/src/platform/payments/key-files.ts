import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';
import { pemOf, publicKeyOf, rsaOnly } from './rsa.ts';

/** Keys lie in files, so that they stand in no list of processes and no crash report. A bad one ends the start. */
export function readPrivateKey(setting: string, file: string): KeyObject {
  return readKeyFile(setting, file, '一个 RSA 私钥（PEM 格式）', (text) => rsaOnly(privateKeyOf(text)));
}

export function readPublicKey(setting: string, file: string): KeyObject {
  return readKeyFile(setting, file, '一个 RSA 公钥或证书（PEM 格式）', publicKeyOf);
}

export function readKeyFile<T>(setting: string, file: string, wanted: string, read: (text: string) => T): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new StartupError(`读不到 ${setting} 指定的文件：请检查路径和权限。`);
  }
  try {
    return read(text);
  } catch {
    // The cause may quote the key.
    throw new StartupError(`${setting} 指定的文件里应是${wanted}。`);
  }
}

function privateKeyOf(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text);
  // Bare base64 doesn't say which of the two formats it is.
  try {
    return createPrivateKey(pemOf(text, 'PRIVATE KEY'));
  } catch {
    return createPrivateKey(pemOf(text, 'RSA PRIVATE KEY'));
  }
}
