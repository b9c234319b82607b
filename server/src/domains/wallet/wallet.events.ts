import Type from 'typebox';
import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { event } from '../../platform/events/event.ts';
import { publish } from '../../platform/events/publish.ts';

/** The money or the points of a customer changed. */
export const walletChanged = event(
  'wallet.changed',
  Type.Object({ customerId: Type.Integer(), cause: Type.String() }),
  {
    key: ({ customerId }) => `wallet:${customerId}`,
    cause: ({ cause }) => `wallet:${cause}`,
  },
);

/** Reaches the open pages of the customer. The cause is the one of the movement, so that each movement is published once. */
export function publishWalletChange(
  tx: Sql,
  { customerId, cause }: { customerId: CustomerId; cause: string },
): Promise<void> {
  // Not the rest of a movement: its note is personal, and the outbox is not erased with an account.
  return publish(tx, walletChanged, { customerId, cause });
}
