import type { Sql } from '@rialto/database/sql.ts';
import { knownPictures } from '../../../platform/files/catalogue-pictures.sql.ts';
import { picturesNamed } from '../staging.sql.ts';
import type { Fields } from '../entities/entity.ts';

const fields = ['picture', 'logo', 'cover', 'gallery'];

export type PictureFinder = {
  /** Replaces the names of pictures by their ids; calls back for a name that is unknown. */
  resolve(row: Fields, onMissing: (field: string, name: string) => void): Fields;
};

/** Finds the pictures of some rows: in the file by name, or in the shop by id. */
export async function findPictures(
  db: Sql,
  importId: number,
  rows: readonly { fields: Fields }[],
): Promise<PictureFinder> {
  const names = [...new Set(rows.flatMap((row) => fields.flatMap((field) => namesIn(row.fields[field]))))];
  const ids = new Map<string, string>();
  if (names.length > 0) {
    const known = new Set(await knownPictures(db, names.map(stemOf)));
    for (const name of names) if (known.has(stemOf(name))) ids.set(name, stemOf(name));
    for (const { name, pictureId } of await picturesNamed(db, importId, names)) ids.set(name, pictureId);
  }
  return {
    resolve(row, onMissing) {
      const resolved = { ...row };
      for (const field of fields.filter((each) => each in row)) {
        const found = namesIn(row[field]).map((name) => ids.get(name) ?? (onMissing(field, name), name));
        resolved[field] = Array.isArray(row[field]) ? found : (found[0] ?? null);
      }
      return resolved;
    },
  };
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((name) => typeof name === 'string');
  return typeof value === 'string' ? [value] : [];
}

function stemOf(name: string): string {
  return name.replace(/\.[a-z]{3,4}$/i, '');
}
