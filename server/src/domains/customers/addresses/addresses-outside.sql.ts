import type { Sql } from '@rialto/database/sql.ts';

type AreaChange = { former: string; next: string | null; otherAreas: readonly string[] };

/** The saved addresses that lie in the former area, but neither in the next one nor in another. */
export async function addressesOutside(db: Sql, { former, next, otherAreas }: AreaChange): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as "count" from customer_addresses a
    where ${former}::polygon @> point(a.lng, a.lat)
      and (${next}::polygon is null or not ${next}::polygon @> point(a.lng, a.lat))
      and not exists (
        select from unnest(${otherAreas}::text[]) other where other::polygon @> point(a.lng, a.lat))`;
  return row?.count ?? 0;
}
