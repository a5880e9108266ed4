import { vi } from 'vitest';

export interface SentRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body: FormData | Blob | string | null;
  aborted: boolean;
  progress: (loaded: number) => void;
  answer: (status: number, envelope: unknown) => void;
  fail: () => void;
}

/** Puts a network of our own under the upload client; returns what it was asked for, in order. */
export function stubXhr(): SentRequest[] {
  const sent: SentRequest[] = [];
  class StubRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #request: SentRequest = {
      method: '',
      address: '',
      headers: {},
      body: null,
      aborted: false,
      progress: (loaded) =>
        void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: loaded })),
      answer: (status, envelope) => {
        this.status = status;
        this.responseText = typeof envelope === 'string' ? envelope : JSON.stringify(envelope);
        this.dispatchEvent(new Event('load'));
      },
      fail: () => void this.dispatchEvent(new Event('error')),
    };
    open(method: string, address: string) {
      Object.assign(this.#request, { method, address });
    }
    setRequestHeader(name: string, value: string) {
      this.#request.headers[name] = value;
    }
    getResponseHeader() {
      return null;
    }
    send(body: FormData | Blob | string | null) {
      this.#request.body = body;
      sent.push(this.#request);
    }
    abort() {
      this.#request.aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return sent;
}

export const uploadedAnswer = (url: string) => ({
  code: 1,
  msg: '上传成功',
  data: { url, name: 'a', size: 1, kind: 'image', width: 4, height: 3, blur: '', widths: [], warnings: [] },
});
