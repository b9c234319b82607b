import type { Sql } from '@rialto/database/sql.ts';
import { deleteMessagesTo } from './messages-out.sql.ts';

/** Nothing stays of what was written to somebody who left. */
export async function forgetMessagesTo(tx: Sql, recipients: (string | null)[]): Promise<void> {
  await deleteMessagesTo(
    tx,
    recipients.filter((recipient) => recipient !== null),
  );
}
