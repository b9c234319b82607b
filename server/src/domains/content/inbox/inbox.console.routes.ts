import * as contract from '@rialto/contract/calls/console/inbox.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { staffOf } from '../../../platform/http/caller.ts';
import { paged, pageOf } from '../../../platform/http/paging.ts';
import { textOf } from '../../../platform/texts.ts';
import { flag } from '../../../platform/wire-values.ts';
import { listContactMessages, markContactMessage } from './contact-messages.ts';

/** The messages of the contact form. */
export function inboxConsoleRoutes(app: App): void {
  bind(app, contract.listContactMessages, async (call) => {
    const { query } = call;
    const wanted = { staff: staffOf(call), isAnswered: query.list === 'answered', ...pageOf(query) };
    const { messages, count, openCount } = await listContactMessages(call.db, wanted);
    return {
      ...paged(query, count),
      open_count: openCount,
      messages: messages.map(({ isSuspected, createdAt, answeredAt, ...message }) => ({
        ...message,
        is_suspected: flag(isSuspected),
        created_at: createdAt.toISOString(),
        answered_at: answeredAt?.toISOString() ?? null,
      })),
    };
  });
  bind(app, contract.markContactMessage, async (call) => {
    const isAnswered = call.body.is_answered === 1;
    await markContactMessage(call.db, { staff: staffOf(call), id: call.params.id, isAnswered, now: app.clock() });
    return { message: textOf('console.contact_marked', call.scope.language) };
  });
}
