import type { Sql } from '@rialto/database/sql.ts';

/** Whether a stored price is outdated. Checked before writing, because a write invalidates the caches of every node. */
export async function pricesAreDue(db: Sql, now: Date): Promise<boolean> {
  const rows = await db<{ isDue: boolean }[]>`
    select exists (select from stores s
                   where (s.discount_percent > 0 or s.live_discount_percent > 0)
                     and s.live_discount_percent <> case when ${now} >= s.discount_starts_at and ${now} < s.discount_ends_at
                                                         then s.discount_percent else 0 end)
        or exists (select from flash_sale_items f
                   join flash_sales x on x.id = f.flash_sale_id and x.active
                   join items i on i.id = f.item_id
                   where ${now} >= x.starts_at and ${now} < x.ends_at and f.sold < f.stock
                     and (i.flash_discount, i.flash_discount_type) is distinct from (f.discount, f.discount_type))
        or exists (select from items i where i.flash_discount > 0
                   and not exists (select from flash_sale_items f
                                   join flash_sales x on x.id = f.flash_sale_id and x.active
                                   where f.item_id = i.id and f.sold < f.stock
                                     and ${now} >= x.starts_at and ${now} < x.ends_at)) as "isDue"`;
  return rows[0]?.isDue ?? false;
}

export async function updateStoreDiscounts(db: Sql, now: Date): Promise<void> {
  await db`
    update stores s set live_discount_percent = due.percent
    from (select id, case when ${now} >= discount_starts_at and ${now} < discount_ends_at
                          then discount_percent else 0 end as percent
          from stores where discount_percent > 0 or live_discount_percent > 0) due
    where s.id = due.id and s.live_discount_percent <> due.percent`;
}

export async function updateFlashDiscounts(db: Sql, now: Date): Promise<void> {
  await db`
    with running as (
      select distinct on (f.item_id) f.item_id, f.discount, f.discount_type
      from flash_sale_items f join flash_sales x on x.id = f.flash_sale_id and x.active
      where ${now} >= x.starts_at and ${now} < x.ends_at and f.sold < f.stock
      order by f.item_id, x.id
    ), due as (
      select item_id, discount, discount_type from running
      union all
      select i.id, 0, 'percent' from items i
      where i.flash_discount > 0 and not exists (select from running r where r.item_id = i.id)
    )
    update items i set flash_discount = due.discount, flash_discount_type = due.discount_type
    from due where i.id = due.item_id
      and (i.flash_discount, i.flash_discount_type) is distinct from (due.discount, due.discount_type)`;
}
