import { importEntities } from '@rialto/contract/shapes/import/import.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { picturesWithBytes, storedPicture } from '../../../platform/files/catalogue-pictures.sql.ts';
import { csvLine } from '../../../platform/files/csv.ts';
import { fileNameOf, type Fields } from '../entities/entity.ts';
import { MANIFEST } from '../file/zip-entries.ts';
import { exportTable, type ExportScope } from './export-table.ts';

/** Makes the bytes of a picture of the demo, which is stored as a recipe; null if this process cannot. */
export type DrawPicture = ((recipe: unknown) => Promise<Buffer>) | null;

/** All tables and the pictures that they name. Items of one store come with all brands, conditions and categories. */
export function exportZip(db: Sql, exported: ExportScope, draw: DrawPicture): Readable {
  const zip = new ZipFile();
  fill(zip, db, exported, draw).then(
    () => zip.end(),
    (error: unknown) => zip.emit('error', error),
  );
  const output = zip.outputStream as Readable;
  zip.on('error', (error) => output.destroy(error as Error));
  return output;
}

/** Entries are made when the archive reaches them, so that only one table or picture is in memory. */
async function fill(zip: ZipFile, db: Sql, exported: ExportScope, draw: DrawPicture): Promise<void> {
  const pictures = new Set<string>();
  for (const entity of importEntities) {
    const rows = exportTable(db, entity, exported, (records) => notePictures(records, pictures));
    const table = Readable.from(rows, { objectMode: false });
    zip.addReadStream(table, fileNameOf(entity));
    await finished(table);
  }
  const listed: string[] = [];
  for (const id of await picturesWithBytes(db, [...pictures].sort(), draw !== null)) {
    const name = `${id}.webp`;
    addLazily(zip, `pictures/${name}`, async () => {
      const bytes = await bytesOf(db, id, draw);
      listed.push(csvLine([name, id, createHash('sha256').update(bytes).digest('hex')]));
      return bytes;
    });
  }
  addLazily(zip, MANIFEST, async () => Buffer.from(listed.join('')));
}

function addLazily(zip: ZipFile, name: string, load: () => Promise<Buffer>): void {
  zip.addReadStreamLazy(name, { compress: name === MANIFEST }, (done) => {
    load().then(
      (bytes) => done(null, Readable.from([bytes], { objectMode: false })),
      (error: unknown) => zip.emit('error', error),
    );
  });
}

function notePictures(records: readonly object[], pictures: Set<string>): void {
  for (const record of records as readonly Fields[]) {
    for (const field of ['picture', 'logo', 'cover']) {
      const id = record[field];
      if (typeof id === 'string') pictures.add(id);
    }
    const gallery = record['gallery'];
    if (Array.isArray(gallery)) for (const id of gallery) if (typeof id === 'string') pictures.add(id);
  }
}

async function bytesOf(db: Sql, id: string, draw: DrawPicture): Promise<Buffer> {
  const stored = await storedPicture(db, id);
  const bytes = stored?.bytes ?? (stored && draw ? await draw(stored.recipe) : null);
  if (!bytes) throw new Error(`Picture ${id} was removed during the export`);
  return bytes;
}
