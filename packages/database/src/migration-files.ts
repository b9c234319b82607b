import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Migration = { name: string; text: string; checksum: string };

const migrationsDirectory = fileURLToPath(new URL('../migrations/', import.meta.url));

/** The migrations in the order in which they are applied: by file name. */
export async function listMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
}

// A checkout on Windows has other line endings and the same statements.
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
