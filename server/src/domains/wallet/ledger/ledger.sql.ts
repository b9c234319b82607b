import type { CustomerId, OrderId } from '@rialto/database/ids.ts';
import { part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { moneyMoves, pointMoves, type Movement, type Reason } from './entry.ts';

/**
 * Moves an amount and the balance of the customer, which is locked after the order and its payments. False if the cause
 * is known; a balance that is too low raises a refusal.
 */
export async function move(tx: Sql, { reason, cause, amount, customerId, ...rest }: Movement): Promise<boolean> {
  const { orderId = null, note = null, now } = rest;
  const unit = reason in pointMoves ? 'points' : 'money';
  const [from, to] = { ...moneyMoves, ...pointMoves }[reason];
  const [row] = await tx<{ isNew: boolean }[]>`
    select move_amount(${unit}, ${cause}, ${reason}, ${from}, ${to}, ${amount}::bigint, ${customerId}::bigint,
      ${orderId}::bigint, ${note}::text, ${now}) as "isNew"`;
  return row?.isNew ?? false;
}

export type Wallet = { balanceMinor: number; points: number; owedMinor: number; owedPoints: number };
const emptyWallet: Wallet = { balanceMinor: 0, points: 0, owedMinor: 0, owedPoints: 0 };

export async function findWallet(db: Sql, customerId: CustomerId): Promise<Wallet> {
  const [row] = await db<Wallet[]>`
    select balance_minor as "balanceMinor", points, owed_minor as "owedMinor", owed_points as "owedPoints"
    from wallets where customer_id = ${customerId}`;
  return row ?? emptyWallet;
}

export async function lockWallet(tx: Sql, customerId: CustomerId): Promise<Wallet> {
  const [row] = await tx<Wallet[]>`
    insert into wallets as w (customer_id) values (${customerId})
    on conflict (customer_id) do update set customer_id = excluded.customer_id
    returning w.balance_minor as "balanceMinor", w.points, w.owed_minor as "owedMinor", w.owed_points as "owedPoints"`;
  return row ?? emptyWallet;
}

/** What a movement of this cause moved; null if it did not happen. */
export async function findMoved(tx: Sql, cause: string): Promise<number | null> {
  const [row] = await tx<{ amount: number }[]>`select amount from ledger_entries where cause = ${cause}`;
  return row?.amount ?? null;
}

/** What movements for these reasons moved for an order. */
export async function sumMoved(tx: Sql, orderId: OrderId, reasons: readonly Reason[]): Promise<number> {
  const [row] = await tx<{ amount: number }[]>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_entries
    where order_id = ${orderId} and reason = any(${reasons}::text[])`;
  return row?.amount ?? 0;
}

export type EntryRow = {
  id: number;
  reason: Reason;
  /** Negative if it left the account of the customer. */
  change: number;
  /** Of the customer, after the entry. */
  balance: number;
  /** Null for the referrer's reward: the order is the friend's. */
  orderId: OrderId | null;
  /** Whom the customer invited; null for entries other than the reward for it, and if the friend has left. */
  friend: { fName: string | null; lName: string | null } | null;
  note: string | null;
  createdAt: Date;
};

/** The entries with these causes, oldest first. */
export function entriesWithCauses(
  db: Sql,
  causes: readonly string[],
): Promise<{ cause: string; amount: number; createdAt: Date }[]> {
  return db<{ cause: string; amount: number; createdAt: Date }[]>`
    select cause, amount, created_at as "createdAt" from ledger_entries
    where cause = any(${causes}::text[]) order by id`;
}

export type EntryFilter = { customerId: CustomerId; unit: 'money' | 'points'; reasons: readonly Reason[] | null };

/** Debts are noted between accounts of the shop and change no balance. */
const ofBalance = part`(from_account in ('wallet', 'points') or to_account in ('wallet', 'points'))`;

/** The reward for inviting somebody, and what it repaid. */
const isOfReferrer = part`cause like 'referral:%:referrer%'`;

/** The entries of a customer, newest first. The balance of an entry is the sum of all entries up to it. */
export function entriesOf(
  db: Sql,
  { customerId, unit, reasons }: EntryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> {
  return db<EntryRow[]>`
    select id, reason, change, balance, case when not ${isOfReferrer} then order_id end as "orderId", note,
      created_at as "createdAt", case when ${isOfReferrer} then (
        select json_build_object('fName', f.f_name, 'lName', f.l_name) from customers f
        where f.id = split_part(cause, ':', 2)::bigint and f.status <> 'deleted') end as friend
    from (
      select *, sum(change) over (order by id)::bigint as balance
      from (
        select *, case when to_account in ('wallet', 'points') then amount else -amount end as change
        from ledger_entries where customer_id = ${customerId} and unit = ${unit} and ${ofBalance}
      ) changes
    ) balances
    where ${reasons}::text[] is null or reason = any(${reasons}::text[])
    order by id desc limit ${limit} offset ${offset}`;
}

export async function countEntries(db: Sql, { customerId, unit, reasons }: EntryFilter): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from ledger_entries
    where customer_id = ${customerId} and unit = ${unit} and ${ofBalance}
      and (${reasons}::text[] is null or reason = any(${reasons}::text[]))`;
  return row?.count ?? 0;
}

/** Notes of staff, which may name the customer. */
export async function deleteLedgerNotes(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`update ledger_entries set note = null where customer_id = ${customerId} and note is not null`;
}
