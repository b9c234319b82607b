import { createStore } from '../../../platform/store.ts';

type Permission = NotificationPermission | 'unsupported';
const read = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

export const notificationPermission = createStore<Permission>(read());

/** Browsers ask only after a press, and so does the board. */
export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission().catch(() => undefined);
  notificationPermission.set(read());
  if (read() === 'granted') await findWorker();
}

type Notice = { tag: string; title: string; text: string; onOpen: () => void };

/** Where the service worker leads when the notification is pressed. */
const BOARD = '/console/board';

/** Tells somebody who looks at another tab. The same tag is shown once. */
export async function notify({ tag, title, text, onOpen }: Notice): Promise<void> {
  if (read() !== 'granted' || !document.hidden) return;
  const options = { body: text, tag, requireInteraction: true };
  try {
    // Android shows notifications only of a service worker.
    if (await isShownByWorker(title, { ...options, data: { path: BOARD } })) return;
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      onOpen();
      shown.close();
    });
  } catch {
    // The bell and the title still tell about the order.
  }
}

async function isShownByWorker(title: string, options: NotificationOptions): Promise<boolean> {
  const registration = await findWorker();
  if (!registration) return false;
  return registration.showNotification(title, options).then(
    () => true,
    () => false,
  );
}

/** The shop's service worker once it is active; null if the browser has none. */
async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' });
    const registration = await navigator.serviceWorker.getRegistration('/');
    return registration ? await navigator.serviceWorker.ready : null;
  } catch {
    return null;
  }
}
