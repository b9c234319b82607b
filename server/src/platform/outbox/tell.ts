import type { Sql } from '@rialto/database/sql.ts';
import { insertHappening, type Happening } from './outbox.sql.ts';

/**
 * Says that something happened, in the transaction in which it did: it is told if and only if that is kept. The relay
 * hands it to who listens, which may be a domain on a higher floor.
 */
export function tell(tx: Sql, happening: Happening): Promise<void> {
  return insertHappening(tx, happening);
}
