import { NetworkFailure, openAnswer } from './client.ts';
import { noteAnswer, noteSilence } from './line.ts';
import { readToken } from './session.ts';

const BASE_PATH = '/api';

/** A file that is made for whoever asks, which a plain link couldn't say: fetched with the token, refused like a call. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const token = readToken();
  try {
    const response = await fetch(BASE_PATH + path, {
      signal,
      headers: token === null ? {} : { Token: token },
    });
    noteAnswer();
    if (response.ok && !isEnvelope(response)) return await response.blob();
    const retryAfter = response.headers.get('retry-after');
    openAnswer({ http: response.status, retryAfter, text: await response.text() }, token);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof TypeError)) throw error;
    noteSilence();
    throw new NetworkFailure('网络连接失败，请检查网络后重试', { cause: error });
  }
  throw new NetworkFailure('服务器的回答无法识别，请稍后重试');
}

function isEnvelope(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') ?? false;
}

/** Hands a file over to the browser, which asks or knows where it goes. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
