import { scope, type ClickEvent, type PushEvent } from './scope.ts';

type Note = { title: string; body: string; link: string; tag: string };

const unknown: Note = { title: '造界有新通知', body: '', link: '/chat/messages', tag: 'notice' };

function noteOf({ data }: PushEvent): Note {
  try {
    return { ...unknown, ...(data?.json() as Partial<Note> | undefined) };
  } catch {
    return unknown;
  }
}

const windows = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Whoever looks at the site already hears of it there. */
async function show(note: Note): Promise<void> {
  if ((await windows()).some(({ focused }) => focused)) return;
  const { title, body, link, tag } = note;
  await scope.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: link });
}

/** Only places of this site. */
function addressOf(data: unknown): string {
  const address = new URL(typeof data === 'string' ? data : '/', scope.location.origin);
  return address.origin === scope.location.origin ? address.href : scope.location.origin;
}

async function open({ notification }: ClickEvent): Promise<void> {
  notification.close();
  const address = addressOf(notification.data);
  const [known] = await windows();
  if (!known) {
    await scope.clients.openWindow(address);
    return;
  }
  await known.focus();
  await known.navigate(address).catch(() => scope.clients.openWindow(address));
}

export function receivePushes(): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(noteOf(event))));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event)));
}
