/** What a worker sees. The types of pages and of workers exclude each other, so the few that are needed stand here. */
type Waiting = { waitUntil(work: Promise<unknown>): void };
export type InstallEvent = Waiting;
export type PushEvent = Waiting & { data: { json(): unknown } | null };
export type ClickEvent = Waiting & { notification: Notification & { data: unknown } };
export type MessageEvent = Waiting & { data: unknown };
export type FetchEvent = Waiting & {
  preloadResponse: Promise<Response | undefined>;
  request: Request;
  respondWith(answer: Promise<Response> | Response): void;
};

export type WindowClient = {
  url: string;
  focused: boolean;
  focus(): Promise<WindowClient>;
  navigate(address: string): Promise<WindowClient | null>;
  postMessage(message: unknown): void;
};

export type WorkerScope = {
  location: Location;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<WindowClient | null>;
    claim(): Promise<void>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

export const scope = globalThis as unknown as WorkerScope;
