import { domainFloors } from './server-rules.mjs';

export type SqlFile = { file: string; text: string };
type Access = { domain: string; table: string };

const writing = /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|do|key)\s+)update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;
const reading = /\b(?:from|join|using)\s+(?:only\s+)?\(?\s*"?([a-z_]+)"?/gi;
/** A list such as `from a, b`: each further table with the alias of the one before. */
const listed = /\b(?:from|using)\s+(?:only\s+)?"?[a-z_]+"?((?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*[a-z_]+[^;()`]*)/gi;
const furtherTable = /^(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*"?([a-z_]+)"?/i;
const creating = /\bcreate\s+(?:unlogged\s+)?(?:table|view)\s+(?:if\s+not\s+exists\s+)?([a-z_]+)/gi;
const dropping = /\bdrop\s+(?:table|view)\s+(?:if\s+exists\s+)?([a-z_]+)/gi;

/** Tables and views that exist after all migrations. */
export function tablesIn(migrations: string[]): Set<string> {
  const tables = new Set<string>();
  for (const text of migrations) {
    for (const [, table = ''] of text.matchAll(creating)) tables.add(table);
    for (const [, table = ''] of text.matchAll(dropping)) tables.delete(table);
  }
  return tables;
}

/**
 * Checks the statements of `*.sql.ts` files: only the owner of a table writes it, and another domain reads it only if the
 * list of shared reads names it and the owner is on a lower floor.
 */
export function accessProblems(
  files: SqlFile[],
  owners: Readonly<Record<string, string>>,
  sharedReads: Readonly<Record<string, readonly string[]>>,
): string[] {
  const known = (access: Access) => access.table in owners;
  const writes = accesses(files, writing).filter(known);
  const reads = [...accesses(files, reading), ...listedReads(files)].filter(
    (read) => known(read) && owners[read.table] !== read.domain,
  );
  const isShared = ({ domain, table }: Access) => sharedReads[domain]?.includes(table) === true;
  const unused = Object.entries(sharedReads)
    .flatMap(([domain, tables]) => tables.map((table) => ({ domain, table })))
    .filter((listed) => !reads.some((read) => read.domain === listed.domain && read.table === listed.table));
  const problems = [
    ...writes
      .filter(({ domain, table }) => owners[table] !== domain)
      .map(({ domain, table }) => `${domain} writes ${table}, which ${owners[table]} owns`),
    ...reads
      .filter((read) => !isShared(read))
      .map(({ domain, table }) => `${domain} reads ${table} without permission`),
    ...reads
      .filter(({ domain, table }) => floorOf(owners[table] ?? '') >= floorOf(domain))
      .map(({ domain, table }) => `${domain} reads ${table} of ${owners[table]}, which is not on a lower floor`),
    ...unused.map(({ domain, table }) => `${domain} no longer reads ${table}`),
  ];
  return [...new Set(problems)].toSorted();
}

function accesses(files: SqlFile[], pattern: RegExp): Access[] {
  return files.flatMap(({ file, text }) => {
    const domain = domainOf(file);
    return [...text.matchAll(pattern)].map(([, table = '']) => ({ domain, table: table.toLowerCase() }));
  });
}

/** The second and later tables of lists. */
function listedReads(files: SqlFile[]): Access[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(listed)].flatMap(([, rest = '']) => furtherTables(file, rest)),
  );
}

function furtherTables(file: string, list: string): Access[] {
  const found = furtherTable.exec(list);
  if (!found) return [];
  const [whole, table = ''] = found;
  return [{ domain: domainOf(file), table: table.toLowerCase() }, ...furtherTables(file, list.slice(whole.length))];
}

function domainOf(file: string): string {
  return /domains\/([^/]+)\//.exec(file)?.[1] ?? 'platform';
}

/** The platform is the ground floor. */
function floorOf(domain: string): number {
  return domain === 'platform' ? -1 : domainFloors.findIndex((floor) => floor.includes(domain));
}
