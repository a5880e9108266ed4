import type { ChatCard } from '@zaojie/contract/messages/chat-card.schemas';
import { readActing } from './acting.ts';
import { canCall } from './line.ts';

/** What somebody wrote without a network, to be sent under the same number when there is one. */
export type KeptCall = {
  /** What the server knows a repeat by. */
  id: string;
  userId: number;
  kind: 'message' | 'post';
  body: unknown;
  /** What a message hands on, to be shown while it waits. */
  card?: ChatCard | null;
  /** What a post was written as, and where it stands in the box of drafts: it goes back there when it is refused. */
  draft?: { id: number | null; title: string; form: string };
  at: number;
};

/** Its detail is the answer to a kept message. */
export const KEPT_SENT_EVENT = 'zaojie:kept-sent';
/** Its detail is a RefusedCall: the server was asked, and said no. */
export const KEPT_REFUSED_EVENT = 'zaojie:kept-refused';
export type RefusedCall = { id: string; reason: string };
/** Something waits for the network. */
export const KEPT_EVENT = 'zaojie:kept';

const DATABASE = 'zaojie';
const STORE = 'kept-calls';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing could be kept')));
  });
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'id' }));
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** False while there is a network, where the browser keeps nothing, and for what is written for somebody else. */
export async function keepCall(call: KeptCall): Promise<boolean> {
  if (canCall() || readActing() !== null) return false;
  try {
    await withStore('readwrite', (store) => store.put(call));
  } catch {
    return false;
  }
  globalThis.dispatchEvent(new Event(KEPT_EVENT));
  return true;
}

export async function dropCall(id: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(id)).catch(() => undefined);
}

/** Somebody may have thought better of it. */
export async function isStillKept(id: string): Promise<boolean> {
  return (await withStore('readonly', (store) => store.count(id)).catch(() => 1)) > 0;
}

/** Of this person, in the order they were written. */
export async function listKeptCalls(userId: number): Promise<KeptCall[]> {
  const all = await withStore<KeptCall[]>('readonly', (store) => store.getAll()).catch(() => []);
  return all.filter((call) => call.userId === userId).toSorted((one, other) => one.at - other.at);
}
