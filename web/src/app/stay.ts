import { KEPT_EVENT, listKeptCalls } from '../api/kept-calls.ts';
import { LOGIN_EVENT, LOGOUT_EVENT, readSession } from '../api/session.ts';
import { sendWhenPossible } from './send-kept.ts';
import { keepFocus } from '../hooks/focus/keep-focus.ts';
import { registerWorker } from '../hooks/service-worker.ts';
import { toast } from '../ui/feedback/toast.tsx';

const CHECK_EVERY_MS = 60 * 60_000;

const tell = (worker: ServiceWorker | null, message: object) => worker?.postMessage(message, {});

/** A worker of a newer release waits until somebody agrees: two releases in one page don't go together. */
function offerRelease(worker: ServiceWorker): void {
  toast.info('新版本已准备好', {
    id: 'release',
    stays: true,
    action: {
      label: '刷新',
      onClick: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
        tell(worker, { type: 'take-over' });
      },
    },
  });
}

function watchReleases(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) offerRelease(worker);
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(installing));
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
}

/** The files of this page came before there was anybody to keep them. */
function keepFiles(registration: ServiceWorkerRegistration): void {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
  tell(registration.active, { type: 'keep', files });
}

/** Most people have let no browser in, and never pay for it. */
async function keepPushes(): Promise<void> {
  if (!readSession() || !('Notification' in window) || Notification.permission !== 'granted') return;
  const { keepBrowser } = await import('../features/channels/browser-push.ts');
  await keepBrowser().catch(() => undefined);
}

/** What sends is here already: asked for without a network, its code would not come. */
async function sendKept(): Promise<void> {
  const userId = readSession()?.user.id;
  if (userId === undefined || (await listKeptCalls(userId)).length === 0) return;
  await sendWhenPossible();
}

/** What was written without a network goes out when there is one: now, or when the line is back. */
function watchKeptCalls(): void {
  for (const sign of [KEPT_EVENT, LOGIN_EVENT, 'online'])
    globalThis.addEventListener(sign, () => void sendKept().catch(() => undefined));
  void sendKept().catch(() => undefined);
}

/** Everything that makes the site stay when the network, the page or a control goes. None of it is needed to draw the first page. */
export async function stay(): Promise<void> {
  keepFocus();
  watchKeptCalls();
  const registration = await registerWorker();
  if (!registration) return;
  watchReleases(registration);
  globalThis.addEventListener(LOGOUT_EVENT, () => tell(registration.active, { type: 'forget' }));
  globalThis.addEventListener(LOGIN_EVENT, () => void keepPushes());
  await navigator.serviceWorker.ready;
  keepFiles(registration);
  await keepPushes();
}
