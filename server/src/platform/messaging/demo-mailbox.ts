import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { inGroups } from '../in-groups.ts';
import { RefusalError } from '../refuse.ts';
import { insertDemoMail, latestDemoMail, type DemoMail, type DemoMailRow } from './messages-out.sql.ts';
import type { Sender } from './outgoing-message.ts';

const LIST_LIMIT = 50;

/** Stores messages in a table that the demo shows as a mailbox, instead of sending them. */
export function demoMailboxSender(db: Sql, clock: Clock, log: FastifyBaseLogger): Sender {
  const store = inGroups(async (mails: DemoMail[]) => (await insertDemoMail(db, mails, clock()), []), {
    keysOf: ({ id }) => [id],
  });
  return async (message, id) => {
    await store({ ...message, id });
    log.info({ channel: message.channel }, 'Message stored in the demo mailbox');
  };
}

/** The mailbox contains codes, so outside a demo it is refused as not found. */
export function listDemoMail(db: Sql, hasDemoMailbox: boolean): Promise<DemoMailRow[]> {
  if (!hasDemoMailbox) throw new RefusalError({ code: 'not_found' });
  return latestDemoMail(db, LIST_LIMIT);
}
