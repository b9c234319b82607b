import type { Sql } from '@rialto/database/sql.ts';
import { deleteMessagesOf } from './messages-out.sql.ts';

/** Deletes all messages to these addresses and numbers, for example when an account is deleted. */
export async function deleteMessagesTo(tx: Sql, recipients: (string | null)[]): Promise<void> {
  await deleteMessagesOf(
    tx,
    recipients.filter((recipient) => recipient !== null),
  );
}
