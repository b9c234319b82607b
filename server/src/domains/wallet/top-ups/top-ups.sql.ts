import type { CustomerId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';

export type TopUp = {
  id: number;
  customerId: CustomerId;
  amountMinor: number;
  bonusMinor: number;
  currency: string;
  status: 'open' | 'paid' | 'failed';
  secret: string;
};

const columns = part`id, customer_id as "customerId", amount_minor as "amountMinor", bonus_minor as "bonusMinor", currency,
  status, secret`;

type NewTopUp = Omit<TopUp, 'id' | 'status'> & { now: Date };

export async function insertTopUp(tx: Sql, topUp: NewTopUp): Promise<number> {
  const { customerId, amountMinor, bonusMinor, currency, secret, now } = topUp;
  const [row] = await tx<{ id: number }[]>`
    insert into top_ups (customer_id, amount_minor, bonus_minor, currency, secret, created_at)
    values (${customerId}, ${amountMinor}, ${bonusMinor}, ${currency}, ${secret}, ${now})
    returning id`;
  if (!row) throw new Error('Inserting a top-up returned no row');
  return row.id;
}

export async function findTopUp(db: Sql, customerId: CustomerId, secret: string): Promise<TopUp | undefined> {
  const [row] = await db<TopUp[]>`
    select ${columns} from top_ups where secret = ${secret} and customer_id = ${customerId}`;
  return row;
}

export async function findCustomerOfTopUp(db: Sql, id: number): Promise<CustomerId | undefined> {
  const [row] = await db<{ customerId: CustomerId }[]>`
    select customer_id as "customerId" from top_ups where id = ${id}`;
  return row?.customerId;
}

/** Lock order: the account, the top-up, its payments, the wallet. */
export async function lockTopUp(tx: Sql, id: number): Promise<TopUp | undefined> {
  const [row] = await tx<TopUp[]>`select ${columns} from top_ups where id = ${id} for no key update`;
  return row;
}

export async function markTopUpPaid(tx: Sql, id: number, now: Date): Promise<void> {
  await tx`update top_ups set status = 'paid', paid_at = ${now} where id = ${id} and status <> 'paid'`;
}

/** False if it was paid or failed before. */
export async function markTopUpFailed(tx: Sql, id: number): Promise<boolean> {
  const rows = await tx`update top_ups set status = 'failed' where id = ${id} and status = 'open' returning id`;
  return rows.length > 0;
}
