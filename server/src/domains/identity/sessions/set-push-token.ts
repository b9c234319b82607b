import { inTransaction, type Sql } from '@rialto/database/sql.ts';
import { hashOf } from '../secret.ts';
import { movePushToken } from './sessions.sql.ts';

/** A device belongs to the session that spoke last from it, and leaves with it (trust.md T66). */
export async function setPushToken(db: Sql, token: string, pushToken: string): Promise<void> {
  await inTransaction(db, (tx) => movePushToken(tx, hashOf(token), pushToken));
}
