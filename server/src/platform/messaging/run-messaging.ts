import type { FastifyInstance } from 'fastify';
import type { Messaging } from './open-messaging.ts';

const POLL_MS = 5_000;

/** Sends due messages when woken and every few seconds, one batch at a time. */
export function runMessaging(http: FastifyInstance, messaging: Messaging): { wake(): void } {
  let running: Promise<void> | null = null;
  let isRequested = false;
  let isClosing = false;

  const wake = (): void => {
    if (isClosing) return;
    isRequested = true;
    running ??= sendWhileRequested().finally(() => {
      running = null;
    });
  };
  const sendWhileRequested = async (): Promise<void> => {
    while (isRequested) {
      isRequested = false;
      await messaging
        .sendDue()
        .catch((err: unknown) => http.log.warn({ err }, 'Reading due messages failed; will retry'));
    }
  };

  let timer: NodeJS.Timeout | undefined;
  http.addHook('onListen', async () => {
    timer = setInterval(wake, POLL_MS).unref();
  });
  http.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
  return { wake };
}
