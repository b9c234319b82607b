import * as contract from '@rialto/contract/calls/console/team/staff-changes.ts';
import type { App } from '../../../../platform/app.ts';
import { bind } from '../../../../platform/http/bind.ts';
import { loggedChange } from './change-log.view.ts';
import { listChangeFilters, listChanges } from './list-changes.ts';

export function changeLogRoutes(app: App): void {
  bind(app, contract.listChanges, async ({ db, query }) => {
    const { person, subject, from, until, before, limit = 50 } = query;
    const filter = {
      staffId: person ?? null,
      subject: subject ?? null,
      from: from === undefined ? null : new Date(from),
      until: until === undefined ? null : new Date(until),
      beforeId: before ?? null,
    };
    const { rows, next } = await listChanges(db, filter, limit);
    return { changes: rows.map(loggedChange), next };
  });
  bind(app, contract.listChangeFilters, ({ db }) => listChangeFilters(db));
}
