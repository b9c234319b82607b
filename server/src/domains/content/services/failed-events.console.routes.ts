import * as contract from '@rialto/contract/calls/console/failed-events.ts';
import type { App } from '../../../platform/app.ts';
import { failedEvents } from '../../../platform/events/failed-events.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import { retryEvent } from './retry-event.ts';

/** Events that were set aside, so that somebody who runs the shop sees them and can deliver them again. */
export function failedEventRoutes(app: App): void {
  bind(app, contract.listFailedEvents, async ({ db }) => {
    const events = await failedEvents(db);
    return {
      events: events.map(({ id, topic, key, remaining, attempts, failedAt, lastError }) => ({
        id,
        topic,
        key,
        subscribers: remaining ?? [],
        attempts,
        failed_at: failedAt.toISOString(),
        error: lastError,
      })),
    };
  });
  bind(app, contract.retryFailedEvent, async (call) => {
    await retryEvent(call.db, { staff: staffOf(call), now: app.clock() }, call.params.id);
    return { message: textOf('console.tasks_retried', call.scope.language) };
  });
}
