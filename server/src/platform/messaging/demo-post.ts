import type { Sql } from '@rialto/database/sql.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { insertDemoMail } from './messages-out.sql.ts';
import type { Post } from './message.ts';

/** A demo writes to nobody: what would have been sent can be read on its own page. */
export function demoPost(db: Sql, clock: Clock, log: FastifyBaseLogger): Post {
  return async (letter, id) => {
    await insertDemoMail(db, id, letter, clock());
    log.info({ channel: letter.channel }, 'A message lies in the demo mailbox');
  };
}
