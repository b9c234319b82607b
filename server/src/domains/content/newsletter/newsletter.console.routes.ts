import * as contract from '@rialto/contract/calls/console/newsletter.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { readNewsletter } from './read-newsletter.ts';

/** The readers of the newsletter, whom the shop writes to with a mailing service of its own. */
export function newsletterConsoleRoutes(app: App): void {
  bind(app, contract.readNewsletter, ({ db }) => readNewsletter(db));
  bind(app, contract.exportSubscribers, (call) => exportSubscribers(call.db, staffOf(call), app.clock()));
}
