import type { CustomerId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { expect, vi } from 'vitest';
import { move } from '../../domains/wallet/wallet.public.ts';
import type { TestApi } from '../open-test-api.ts';

/** Switches the wallets of the shop on or off, and waits until the cached settings say so. */
export async function switchWallets(shop: TestApi, isOn: boolean): Promise<void> {
  const { sql } = shop.database.db;
  await sql`update shop_settings set settings = settings || ${JSON.stringify({ hasWallet: isOn })}::jsonb`;
  const status = async () =>
    (await shop.get('/config')).json<{ customer_wallet_status: number }>().customer_wallet_status;
  await vi.waitFor(async () => expect(await status()).toBe(isOn ? 1 : 0), 5_000);
}

let lastFill = 0;

/** Puts money into a wallet, as a top-up does. */
export async function fillWallet(db: Sql, customerId: CustomerId, amountMinor: number): Promise<void> {
  const cause = `test:${customerId}:fill:${(lastFill += 1)}`;
  await move(db, { reason: 'top_up', cause, amount: amountMinor, customerId, now: new Date('2026-03-01T12:00:00Z') });
}

export async function balanceOf(db: Sql, customerId: CustomerId): Promise<number> {
  const [row] = await db<{ balance: number }[]>`
    select balance_minor as balance from wallets where customer_id = ${customerId}`;
  return row?.balance ?? 0;
}

/** The money an order moved, oldest first, as `reason amount`. Points are issued later, by a subscriber. */
export async function movementsOf(db: Sql, orderId: number): Promise<string[]> {
  const rows = await db<{ what: string }[]>`
    select reason || ' ' || amount as what from ledger_entries
    where order_id = ${orderId} and 'issued' not in (from_account, to_account) order by id`;
  return rows.map(({ what }) => what);
}

/** Wallets whose balance is not the sum of their entries. */
export function wrongBalances(db: Sql): Promise<object[]> {
  return db`
    select w.customer_id, w.balance_minor from wallets w
    where w.balance_minor <> (
      select coalesce(sum(case when e.to_account = 'wallet' then e.amount else -e.amount end), 0)
      from ledger_entries e
      where e.customer_id = w.customer_id and 'wallet' in (e.from_account, e.to_account))`;
}

/** Entries after which the history of a customer shows less than nothing, of money or of points. */
export function negativeHistory(db: Sql): Promise<object[]> {
  return db`
    select * from (
      select cause, customer_id, unit, sum(change) over (partition by customer_id, unit order by id)::bigint as balance
      from (
        select *, case when to_account in ('wallet', 'points') then amount else -amount end as change
        from ledger_entries where from_account in ('wallet', 'points') or to_account in ('wallet', 'points')
      ) changes
    ) histories where balance < 0`;
}
