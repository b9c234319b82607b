import type { App } from '../app.ts';
import { every } from '../every.ts';
import { deleteAnswersBefore } from './idempotency.sql.ts';

const KEEP_MS = 7 * 86_400_000;
const EVERY_MS = 3_600_000;

/** A retry comes within minutes; after a week its answer is let go, so that the table does not grow without end. */
export function forgetAnswers(app: App): void {
  every(app, EVERY_MS, 'Old answers could not be let go', () =>
    deleteAnswersBefore(app.db, new Date(app.clock().getTime() - KEEP_MS)),
  );
}
