import { createStore } from '../../../platform/store.ts';

type Permission = NotificationPermission | 'unsupported';
const read = (): Permission => ('Notification' in globalThis ? Notification.permission : 'unsupported');

export const notificationPermission = createStore<Permission>(read());

/** Browsers ask only after a press, and so does the board. */
export async function askForNotifications(): Promise<void> {
  await Notification.requestPermission().catch(() => undefined);
  notificationPermission.set(read());
}

type Notice = { tag: string; title: string; text: string; onOpen: () => void };

/** Tells somebody who looks at another tab. The same tag is shown once. */
export function notify({ tag, title, text, onOpen }: Notice): void {
  if (read() !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(title, { body: text, tag, requireInteraction: true });
    shown.addEventListener('click', () => {
      window.focus();
      onOpen();
      shown.close();
    });
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}
