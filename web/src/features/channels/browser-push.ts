import { subscribePush, unsubscribePush } from '@zaojie/contract/channels/channel.endpoints';
import { call } from '../../api/client.ts';
import { canHaveWorker, registerWorker } from '../../hooks/service-worker.ts';

/** unsupported: this browser can't · denied: somebody said no, and only they can take it back · on · off */
export type BrowserState = 'unsupported' | 'denied' | 'on' | 'off';

const isAble = () => canHaveWorker() && 'PushManager' in window && 'Notification' in window;

/** Keys travel as text, and browsers want bytes. */
export function bytesOfKey(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

export function keyOfBytes(bytes: ArrayBuffer | null): string {
  if (bytes === null) return '';
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readBrowserState(publicKey: string): Promise<BrowserState> {
  if (!isAble()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  const isOurs = subscription !== null && keyOfBytes(subscription.options.applicationServerKey) === publicKey;
  return isOurs && Notification.permission === 'granted' ? 'on' : 'off';
}

async function announce(subscription: PushSubscription, publicKey: string): Promise<void> {
  await call(subscribePush, {
    body: {
      endpoint: subscription.endpoint,
      keys: {
        p256dh: keyOfBytes(subscription.getKey('p256dh')),
        auth: keyOfBytes(subscription.getKey('auth')),
      },
      public_key: publicKey,
    },
  });
}

/** Asks for leave, once; what people answer is kept by the browser. */
export async function letBrowserIn(publicKey: string): Promise<BrowserState> {
  if (!isAble()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await registerWorker();
  if (!registration) return 'unsupported';
  const old = await registration.pushManager.getSubscription();
  if (old && keyOfBytes(old.options.applicationServerKey) !== publicKey) await old.unsubscribe();
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOfKey(publicKey),
  });
  try {
    await announce(subscription, publicKey);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function sendBrowserAway(): Promise<BrowserState> {
  const subscription = await findSubscription();
  if (subscription) {
    await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Whoever signed in anew in a browser that receives goes on receiving, under the session of now. */
export async function keepBrowser(): Promise<void> {
  if (!isAble() || Notification.permission !== 'granted') return;
  const subscription = await findSubscription();
  if (subscription) await announce(subscription, keyOfBytes(subscription.options.applicationServerKey));
}
