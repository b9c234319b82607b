import type { Sql } from '@rialto/database/sql.ts';

/** All rows of all tables as one text, with bytes in hexadecimal. */
export async function dumpTables(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const dumps = await Promise.all(
    tables.map(
      ({ name }) =>
        sql<{ all: string | null }[]>`
          select query_to_xml(${`select row_to_json(t)::text as row from "${name}" t`}, true, true, '')::text as all`,
    ),
  );
  return dumps.map(([dump]) => dump?.all ?? '').join('\n');
}
