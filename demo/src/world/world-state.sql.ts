import type { Sql } from '@rialto/database/sql.ts';

/** Whether the shop has no data, so that the demo would not mix with an operator's. */
export async function worldIsEmpty(db: Sql): Promise<boolean> {
  const rows = await db<{ isEmpty: boolean }[]>`
    select not exists (select from zones) and not exists (select from modules) and not exists (select from stores)
       and not exists (select from shop_settings) and not exists (select from pictures) as "isEmpty"`;
  return rows[0]?.isEmpty ?? false;
}

/** Whether the shop is the demo city and not an operator's. */
export async function worldIsDemo(db: Sql): Promise<boolean> {
  const rows = await db<{ isDemo: boolean | null }[]>`
    select (settings ->> 'isDemo')::boolean as "isDemo" from shop_settings`;
  return rows[0]?.isDemo ?? false;
}
