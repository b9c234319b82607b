/** The parts of the service worker API that we use; tsconfig only includes the DOM library. */
type WorkerEvent = { waitUntil(work: Promise<unknown>): void };
export type FetchEvent = WorkerEvent & {
  request: Request;
  /** Navigation preload: the page, requested while the worker starts, where supported. */
  preloadResponse: Promise<Response | undefined> | undefined;
  respondWith(answer: Promise<Response>): void;
};
type MessageFromPage = WorkerEvent & { data: unknown };
type PushEvent = WorkerEvent & { data: { text(): string } | null };
type NotificationEvent = WorkerEvent & { notification: { data: unknown; close(): void } };
export type SubscriptionChange = {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};
export type WindowClient = {
  url: string;
  visibilityState: string;
  focus(): Promise<WindowClient>;
  navigate(path: string): Promise<unknown>;
};

type WorkerScope = {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: WorkerEvent & SubscriptionChange) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;
