import type { TestDatabase } from '@rialto/database/testing/test-database.ts';
import { createHash, randomBytes } from 'node:crypto';

const FIRST_CUSTOMER = 300_000_000;
/** More than any cart of the bench costs. */
const FILLED_MINOR = 100_000_000;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Adds customers who are signed in and have money, written to the database of a running shop; returns their headers. */
export async function customersWithMoney(
  sql: TestDatabase['db']['sql'],
  count: number,
): Promise<{ authorization: string }[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  await sql`
    insert into customers (id, f_name, l_name, phone, phone_verified_at, ref_code, terms_accepted_at, created_at)
    select ${FIRST_CUSTOMER}::bigint + n, 'Bench', 'Buyer', '+2098' || lpad(n::text, 8, '0'), now(),
      lpad(upper(to_hex(n)), 8, '0'), now(), now()
    from generate_series(1, ${count}::int) n`;
  await sql`
    insert into sessions (id, token_hash, customer_id, created_at, last_used_at, idle_until, ends_at)
    select gen_random_uuid(), h, ${FIRST_CUSTOMER}::bigint + n, now(), now(), now() + interval '1 day',
      now() + interval '1 day'
    from unnest(${tokens.map(hashOf)}::bytea[]) with ordinality as t (h, n)`;
  await sql`
    insert into wallets (customer_id, balance_minor)
    select ${FIRST_CUSTOMER}::bigint + n, ${FILLED_MINOR}::bigint from generate_series(1, ${count}::int) n`;
  await sql`
    insert into ledger_entries (unit, cause, reason, from_account, to_account, customer_id, amount, created_at)
    select 'money', 'bench:' || n, 'top_up', 'clearing', 'wallet', ${FIRST_CUSTOMER}::bigint + n,
      ${FILLED_MINOR}::bigint, now()
    from generate_series(1, ${count}::int) n`;
  return tokens.map((token) => ({ authorization: `Bearer ${token}` }));
}
