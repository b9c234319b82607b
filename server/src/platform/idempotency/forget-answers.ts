import type { App } from '../app.ts';
import { deleteAnswersBefore } from './idempotency.sql.ts';

const KEEP_MS = 7 * 86_400_000;
const EVERY_MS = 3_600_000;

/** A retry comes within minutes; after a week its answer is let go, so that the table does not grow without end. */
export function forgetAnswers({ http, db, clock }: App): void {
  const forget = () =>
    deleteAnswersBefore(db, new Date(clock().getTime() - KEEP_MS)).catch((err: unknown) =>
      http.log.warn({ err }, 'Old answers could not be let go'),
    );
  let timer: NodeJS.Timeout | undefined;
  http.addHook('onReady', async () => {
    timer = setInterval(() => void forget(), EVERY_MS).unref();
  });
  http.addHook('onClose', async () => clearInterval(timer));
}
