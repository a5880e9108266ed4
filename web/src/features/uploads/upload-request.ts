import { readActing } from '../../api/acting.ts';
import { NetworkFailure, openAnswer } from '../../api/client.ts';
import { noteSilence } from '../../api/line.ts';
import { readToken } from '../../api/session.ts';

const ADDRESS = '/api/common/upload';
const STALLED_AFTER_MS = 30_000;
const OFFLINE = '网络已断开，联网后请重试';

export interface UploadRequest {
  method: 'GET' | 'POST';
  address?: string | undefined;
  query?: Record<string, string>;
  /** A blob goes out as it is. */
  body?: FormData | Blob | string;
  /** What a repeat of the same call is known by. */
  repeatKey?: string;
  signal?: AbortSignal | undefined;
  /** Bytes of the body that have left. */
  onSent?: ((bytes: number) => void) | undefined;
}

/** One call of the upload address. Like `call` of the API client, but it tells how much has been sent. */
export function uploadRequest(request: UploadRequest): Promise<unknown> {
  const { method, address = ADDRESS, query, body, repeatKey, signal, onSent } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason as Error);
      return;
    }
    const token = readToken();
    const xhr = new XMLHttpRequest();
    const stop = () => xhr.abort();
    const patience = watchForStalling(() => {
      xhr.abort();
      settle(() => reject(new NetworkFailure('上传超时，请稍后重试')));
    });
    function settle(answer: () => void) {
      patience.end();
      signal?.removeEventListener('abort', stop);
      answer();
    }
    xhr.upload.addEventListener('progress', (event) => {
      patience.extend();
      onSent?.(event.loaded);
    });
    xhr.addEventListener('load', () => settle(() => resolve(answerOf(xhr, token))));
    xhr.addEventListener('error', () => {
      noteSilence();
      settle(() =>
        reject(new NetworkFailure(!navigator.onLine ? OFFLINE : '网络连接失败，请检查网络后重试')),
      );
    });
    xhr.addEventListener('abort', () => settle(() => reject(signal?.reason as Error)));
    signal?.addEventListener('abort', stop, { once: true });
    xhr.open(method, query === undefined ? address : `${address}?${new URLSearchParams(query).toString()}`);
    xhr.setRequestHeader('Accept', 'application/json');
    if (typeof body === 'string') xhr.setRequestHeader('Content-Type', 'application/json');
    if (body instanceof Blob) xhr.setRequestHeader('Content-Type', 'application/octet-stream');
    if (token !== null) xhr.setRequestHeader('Token', token);
    const actFor = readActing();
    if (actFor !== null) xhr.setRequestHeader('X-Act-For', actFor);
    if (repeatKey !== undefined) xhr.setRequestHeader('Idempotency-Key', repeatKey);
    xhr.send(body ?? null);
  });
}

/** A big file may take minutes, so what counts is not the time in all but the time without progress. */
function watchForStalling(onStalled: () => void) {
  let timer = setTimeout(onStalled, STALLED_AFTER_MS);
  return {
    extend() {
      clearTimeout(timer);
      timer = setTimeout(onStalled, STALLED_AFTER_MS);
    },
    end: () => clearTimeout(timer),
  };
}

async function answerOf(xhr: XMLHttpRequest, token: string | null): Promise<unknown> {
  const retryAfter = xhr.getResponseHeader('retry-after');
  return openAnswer({ http: xhr.status, retryAfter, text: xhr.responseText }, token).data;
}
