import type { CouponId, CustomerId, OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Owner } from '../../../platform/owner.ts';

/** The number of uses by an owner in orders that were not cancelled. */
export async function countUses(db: Sql, couponId: CouponId, owner: Owner): Promise<number> {
  const rows = await db<{ count: number }[]>`
    select count(*) as count from coupon_uses
    where coupon_id = ${couponId} and owner_kind = ${owner.kind} and owner_id = ${owner.id} and given_back_at is null`;
  return rows[0]?.count ?? 0;
}

/** How often a customer has used each coupon, in orders that were not cancelled. */
export async function useCountsOf(db: Sql, customerId: CustomerId): Promise<Map<CouponId, number>> {
  const rows = await db<{ couponId: CouponId; count: number }[]>`
    select coupon_id as "couponId", count(*) as count from coupon_uses
    where owner_kind = 'customer' and owner_id = ${customerId} and given_back_at is null group by coupon_id`;
  return new Map(rows.map(({ couponId, count }) => [couponId, count]));
}

/** Counts a use of the coupon, or refuses when none is left. Concurrent orders wait for the lock on this row. */
export async function takeUse(tx: Sql, couponId: CouponId): Promise<void> {
  await tx`
    with taken as (
      update coupons set used_count = used_count + 1
      where id = ${couponId} and (total_limit is null or used_count < total_limit) returning id
    )
    select refuse('coupon_used_up', '{}') where not exists (select from taken)`;
}

/** Stores the use of an owner, or refuses when their limit is reached. The row of the coupon is already locked. */
export async function insertUse(
  tx: Sql,
  use: { couponId: CouponId; owner: Owner; orderId: OrderId; now: Date; limit: number | null },
): Promise<void> {
  const { couponId, owner, orderId, now, limit } = use;
  await tx`
    with used as (
      insert into coupon_uses (order_id, coupon_id, owner_kind, owner_id, nth, used_at)
      select ${orderId}, ${couponId}, ${owner.kind}, ${owner.id}, free.nth, ${now}
      from (select coalesce(min(n), 0) as nth
            from generate_series(1, (select count(*) + 1 from coupon_uses u
                                     where u.coupon_id = ${couponId} and u.owner_kind = ${owner.kind}
                                       and u.owner_id = ${owner.id} and u.given_back_at is null)) n
            where not exists (select from coupon_uses u
                              where u.coupon_id = ${couponId} and u.owner_kind = ${owner.kind}
                                and u.owner_id = ${owner.id} and u.nth = n and u.given_back_at is null)) free
      where ${limit}::int is null or free.nth <= ${limit}::int
      returning nth
    )
    select refuse('coupon_own_limit', '{}') where not exists (select from used)`;
}

/** Returns the use of an order; null if it had none or it was already returned. */
export async function returnUse(tx: Sql, orderId: OrderId, now: Date): Promise<number | null> {
  const rows = await tx<{ couponId: CouponId }[]>`
    update coupon_uses set given_back_at = ${now} where order_id = ${orderId} and given_back_at is null
    returning coupon_id as "couponId"`;
  return rows[0]?.couponId ?? null;
}

export async function countOneLess(tx: Sql, couponId: CouponId): Promise<void> {
  await tx`update coupons set used_count = used_count - 1 where id = ${couponId}`;
}

/** The coupons with a limit per customer that a customer has used, and how often. */
export function usesOf(db: Sql, customerId: CustomerId): Promise<{ couponId: CouponId; count: number }[]> {
  return db<{ couponId: CouponId; count: number }[]>`
    select u.coupon_id as "couponId", count(*) as count
    from coupon_uses u join coupons c on c.id = u.coupon_id
    where u.owner_kind = 'customer' and u.owner_id = ${customerId} and u.given_back_at is null
      and c.limit_per_customer is not null
    group by u.coupon_id order by u.coupon_id`;
}

/** For a new account whose phone used the coupon in an earlier account; the use is already in the coupon's own count. */
export async function insertEarlierUses(
  tx: Sql,
  customerId: CustomerId,
  { couponId, count }: { couponId: CouponId; count: number },
  now: Date,
): Promise<void> {
  await tx`
    insert into coupon_uses (order_id, coupon_id, owner_kind, owner_id, nth, used_at)
    select null, c.id, 'customer', ${customerId}, n, ${now}
    from coupons c, generate_series(1, ${count}::int) n where c.id = ${couponId}`;
}

/** Whether another transaction holds the row of the coupon. */
export async function isCouponLocked(db: Sql, couponId: CouponId): Promise<boolean> {
  const rows = await db`select from coupons where id = ${couponId} for no key update skip locked`;
  return rows.length === 0;
}
