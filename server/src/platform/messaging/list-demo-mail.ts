import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '../refuse.ts';
import { latestDemoMail, type DemoMailRow } from './messages-out.sql.ts';

const MOST = 50;

/** Codes are in here, so outside a demo this place does not exist. */
export function listDemoMail(db: Sql, hasDemoMailbox: boolean): Promise<DemoMailRow[]> {
  if (!hasDemoMailbox) throw new RefusalError({ code: 'not_found' });
  return latestDemoMail(db, MOST);
}
