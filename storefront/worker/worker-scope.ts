/** The few parts of a worker's surroundings that ours uses; the compiler knows the pages' surroundings only. */
type WorkerEvent = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & {
  request: Request;
  /** The page, asked for while the worker was still waking up, where the browser can do that. */
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
