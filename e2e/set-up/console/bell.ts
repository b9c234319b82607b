import type { Page } from '@playwright/test';

type Rung = { isRinging: boolean; notices: string[] };

/**
 * Records the sound and the notifications, which only the service worker may show as on Android, and puts the tab behind another one when asked.
 */
export async function listenToBell(page: Page) {
  await page.addInitScript(() => {
    const rung: Rung = { isRinging: false, notices: [] };
    const { start, stop } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function ring(this: AudioBufferSourceNode) {
      rung.isRinging = this.loop;
      start.call(this);
    };
    AudioBufferSourceNode.prototype.stop = function hush(this: AudioBufferSourceNode) {
      rung.isRinging = false;
      stop.call(this);
    };
    class Notice extends EventTarget {
      static permission = 'granted';
      constructor() {
        super();
        throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
      }
    }
    const registration = {
      showNotification: async (title: string, { data }: { data: { path: string } }) => {
        rung.notices.push(`${title} → ${data.path}`);
      },
    };
    const found = async () => registration;
    const serviceWorker = { register: found, getRegistration: found, ready: found() };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker });
    Object.assign(globalThis, { rung, Notification: Notice });
  });
  return {
    rung: () => page.evaluate(() => (globalThis as unknown as { rung: Rung }).rung),
    hide: () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}
