import type { Sql } from '@rialto/database/sql.ts';

/** The number of rows of every table. */
export async function tableSizes(db: Sql): Promise<Map<string, number>> {
  const rows = await db<{ name: string; size: number }[]>`
    select table_name as name, (xpath('/row/c/text()',
      query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int as size
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  return new Map(rows.map(({ name, size }) => [name, size]));
}
