const DATABASE = 'courier';
const PHOTOS = 'photos';

/** Keeps a photo until its step is sent; local storage is too small for pictures. */
export function keepPhoto(id: string, photo: Blob): Promise<void> {
  return inPhotos('readwrite', (photos) => photos.put(photo, id)).then(() => undefined);
}

export function readPhoto(id: string): Promise<Blob | undefined> {
  return inPhotos('readonly', (photos) => photos.get(id) as IDBRequest<Blob | undefined>);
}

export function dropPhoto(id: string): Promise<void> {
  return inPhotos('readwrite', (photos) => photos.delete(id)).then(() => undefined);
}

async function inPhotos<T>(mode: IDBTransactionMode, work: (photos: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await answerOf(work(database.transaction(PHOTOS, mode).objectStore(PHOTOS)));
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(PHOTOS);
  return answerOf(opening);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The photo store failed'));
  });
}
