import type { ChatTarget } from '../chat-target.ts';

/** A message that is not sent yet. The key makes a repeated attempt harmless. */
export type QueuedMessage = {
  key: string;
  /** The customer who wrote it: another one on this device must not send it. */
  owner: string;
  target: ChatTarget;
  text: string;
  pictures: Blob[];
  orderId: number | null;
  writtenAt: number;
};

const DATABASE = 'rialto-chat';
const STORE = 'outbox';

/** Messages are kept in IndexedDB, which holds pictures and survives a reload. Private windows may refuse it. */
export async function storeMessage(message: QueuedMessage): Promise<void> {
  await inStore('readwrite', (store) => store.put(message)).catch(() => undefined);
}

export async function dropMessage(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** In the order in which they were written. */
export async function storedMessages(owner: string): Promise<QueuedMessage[]> {
  const all = await inStore<QueuedMessage[]>('readonly', (store) => store.getAll()).catch(() => []);
  return all.filter((message) => message.owner === owner).toSorted((a, b) => a.writtenAt - b.writtenAt);
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await openDatabase();
  try {
    return await resultOf<T>(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  return resultOf(request);
}

function resultOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}
