/** The parts of the service worker API that we use; tsconfig only includes the DOM library. */
type WorkerEvent = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & {
  request: Request;
  /** Navigation preload: the page, requested while the worker starts, where supported. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
};
type MessageFromPage = WorkerEvent & { data: unknown };

type WorkerScope = {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;
