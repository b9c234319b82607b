import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Migration = { name: string; text: string; checksum: string };

const migrationsDirectory = fileURLToPath(new URL('../migrations/', import.meta.url));

/** The files in name order, which is the order they are applied in. */
export async function listMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
}

// Line ends do not count: a checkout on Windows has others, and the statements are the same.
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
