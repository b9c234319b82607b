const writing = /\b(?:insert\s+into|delete\s+from|(?<!\b(?:for|do|key)\s+)update)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** Which domains write to which table, read from the statements of their *.sql.ts files. */
export function tableWriters(sqlFiles: { file: string; text: string }[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const { file, text } of sqlFiles) {
    const [, domain] = /domains\/([^/]+)\//.exec(file) ?? [];
    if (domain === undefined) continue;
    for (const [, table = ''] of text.matchAll(writing)) {
      writers.set(table.toLowerCase(), (writers.get(table.toLowerCase()) ?? new Set()).add(domain));
    }
  }
  return writers;
}
