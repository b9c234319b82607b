import type { FastifyInstance } from 'fastify';
import type { Delivery } from './open-delivery.ts';

const LOOK_AGAIN_MS = 5_000;

/** Looks for messages when told to and every few seconds, one round at a time. */
export function runDelivery(http: FastifyInstance, delivery: Delivery): { wake(): void } {
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosing = false;

  const wake = (): void => {
    if (isClosing) return;
    isAskedAgain = true;
    round ??= deliverAll().finally(() => {
      round = null;
    });
  };
  const deliverAll = async (): Promise<void> => {
    while (isAskedAgain) {
      isAskedAgain = false;
      await delivery.deliverDue().catch((err: unknown) => http.log.warn({ err }, 'Messages could not be looked for'));
    }
  };

  let timer: NodeJS.Timeout | undefined;
  http.addHook('onListen', async () => {
    timer = setInterval(wake, LOOK_AGAIN_MS).unref();
  });
  http.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await round;
  });
  return { wake };
}
