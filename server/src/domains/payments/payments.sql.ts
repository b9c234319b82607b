import type { OrderId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ProviderName } from './payment-provider.ts';
import type { PaymentPurpose } from './payment-purpose.ts';

export type PaymentRow = PaymentPurpose & {
  id: string;
  provider: ProviderName | 'offline';
  amountMinor: number;
  currency: string;
  status: 'open' | 'waiting' | 'failed' | 'paid' | 'surplus';
  reference: string | null;
  redirectUrl: string | null;
};

const columns = part`id, order_id as "orderId", top_up_id as "topUpId", provider, amount_minor as "amountMinor", currency, status, reference,
  redirect_url as "redirectUrl"`;

type NewPayment = PaymentPurpose &
  Pick<PaymentRow, 'id' | 'provider' | 'amountMinor' | 'currency'> & { status: 'open' | 'waiting'; now: Date };

export async function insertPayment(tx: Sql, payment: NewPayment): Promise<PaymentRow> {
  const { id, orderId, topUpId, provider, amountMinor, currency, status, now } = payment;
  const [row] = await tx<PaymentRow[]>`
    insert into payments (id, order_id, top_up_id, provider, amount_minor, currency, status, created_at)
    values (${id}, ${orderId}, ${topUpId}, ${provider}, ${amountMinor}, ${currency}, ${status}, ${now})
    returning ${columns}`;
  if (!row) throw new Error('Inserting a payment returned no row');
  return row;
}

export function paymentsOf(db: Sql, orderId: OrderId): Promise<PaymentRow[]> {
  return db<PaymentRow[]>`select ${columns} from payments where order_id = ${orderId} order by created_at desc, id`;
}

export async function findPaymentOfTopUp(db: Sql, topUpId: number): Promise<PaymentRow | undefined> {
  const [row] = await db<PaymentRow[]>`
    select ${columns} from payments where top_up_id = ${topUpId} order by created_at, id limit 1`;
  return row;
}

export async function findPayment(db: Sql, provider: string, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db<PaymentRow[]>`select ${columns} from payments where id = ${id} and provider = ${provider}`;
  return row;
}

/** Lock order: first the order, then its payment. */
export async function lockPayment(tx: Sql, id: string): Promise<PaymentRow> {
  const [row] = await tx<PaymentRow[]>`select ${columns} from payments where id = ${id} for no key update`;
  if (!row) throw new Error('Payment not found, although payments are never deleted');
  return row;
}

export async function storeRedirect(db: Sql, id: string, reference: string, redirectUrl: string): Promise<void> {
  await db`update payments set reference = ${reference}, redirect_url = ${redirectUrl} where id = ${id}`;
}

type Settlement = { id: string; status: 'paid' | 'surplus'; moneyReference: string | null; now: Date };

export async function settlePayment(tx: Sql, { id, status, moneyReference, now }: Settlement): Promise<void> {
  await tx`
    update payments set status = ${status}, money_reference = ${moneyReference}, settled_at = ${now}
    where id = ${id} and status in ('open', 'waiting', 'failed')`;
}

export async function failPayment(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx`
    update payments set status = 'failed' where id = ${id} and status in ('open', 'waiting') returning id`;
  return rows.length > 0;
}

/** Fails the open attempts of an order. Money that they still bring is surplus. */
export async function failOpenPayments(tx: Sql, orderId: OrderId, except: string | null): Promise<void> {
  await tx`
    update payments set status = 'failed'
    where order_id = ${orderId} and status in ('open', 'waiting') and id is distinct from ${except}::text`;
}

export async function findPayLink(db: Sql, orderId: OrderId): Promise<string | undefined> {
  const [row] = await db<{ secret: string }[]>`select secret from pay_links where order_id = ${orderId}`;
  return row?.secret;
}

export async function insertPayLink(db: Sql, orderId: OrderId, secret: string): Promise<void> {
  await db`insert into pay_links (order_id, secret) values (${orderId}, ${secret}) on conflict (order_id) do nothing`;
}

export async function findOrderOfPayLink(db: Sql, secret: string): Promise<number | undefined> {
  const [row] = await db<{ orderId: OrderId }[]>`
    select order_id as "orderId" from pay_links where secret = ${secret}`;
  return row?.orderId;
}
