/** The parts of the service worker API that we use; tsconfig only includes the DOM library. */
type WorkerEvent = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void };

type WorkerScope = {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;
