import { importEntities, type ImportEntity, type ImportKind } from '@rialto/contract/shapes/import/import.ts';
import { createHash } from 'node:crypto';
import { RefusalError } from '../../platform/refuse.ts';
import { cleanPicture } from '../../platform/files/clean-picture.ts';
import { knownPictures } from '../../platform/files/catalogue-pictures.sql.ts';
import { entities } from './entities/entities.ts';
import { csvRecords } from './file/csv-records.ts';
import { FileRefused } from './file/file-refused.ts';
import { fileSource } from './file/file-source.ts';
import { readRows, type ReadRow } from './file/read-rows.ts';
import { unpacked, unpackedWhole, zipContent, type ZipContent } from './file/zip-entries.ts';
import type { Work } from './import-work.ts';
import type { ImportRow } from './imports.sql.ts';
import { insertPicture, insertRows } from './staging.sql.ts';

const BATCH_ROWS = 500;
const MAX_ROWS = 1_000_000;

/** Reads the uploaded file into the staging table. Rows with problems are staged as not sound. */
export async function stageFile(work: Work, row: ImportRow): Promise<void> {
  const source = fileSource(work.db, row.id, row.fileBytes);
  let bytesDone = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      yield chunk;
      bytesDone = Math.min(row.fileBytes, bytesDone + chunk.length);
    }
  };
  const stage = stager(work, row, () => bytesDone);
  if ((row.entity as ImportKind) !== 'zip') {
    await stage(row.entity as ImportEntity, counted(source.range(0, source.size)));
    return;
  }
  const zip = await zipContent(source);
  try {
    for (const entity of importEntities) {
      const table = zip.tables.get(entity);
      if (table) await stage(entity, counted(unpacked(table)));
    }
    await stagePictures(work, row, zip);
  } finally {
    zip.close();
  }
}

function stager(work: Work, row: ImportRow, bytesDone: () => number) {
  let count = 0;
  return async (entity: ImportEntity, chunks: AsyncIterable<Buffer>): Promise<void> => {
    const lineOfKey = new Map<string, number>();
    let batch: ReadRow[] = [];
    const flush = async () => {
      if (batch.length === 0) return;
      await insertRows(
        work.db,
        row.id,
        batch.map(({ problems, ...read }) => ({ ...read, isSound: problems.length === 0 })),
      );
      await work.report(batch.flatMap(({ problems }) => problems));
      count += batch.length;
      if (count > MAX_ROWS) throw new FileRefused('too_many_rows', { count: MAX_ROWS });
      batch = [];
      await work.onProgress({ bytesDone: bytesDone(), rowsTotal: count });
    };
    for await (const read of readRows(chunks, entities[entity], work.context)) {
      findDuplicate(read, lineOfKey);
      batch.push(read);
      if (batch.length >= BATCH_ROWS) await flush();
    }
    await flush();
  };
}

/** The second row with the same key is the problem. */
function findDuplicate(read: ReadRow, lineOfKey: Map<string, number>): void {
  if (read.key === '') return;
  const key = read.entity === 'items' ? `${read.storeKey}\n${read.key}` : read.key;
  const line = lineOfKey.get(key);
  if (line === undefined) lineOfKey.set(key, read.line);
  else {
    const column = entities[read.entity].columns.find(({ field }) => field === 'key')?.name ?? '';
    read.problems.push({ entity: read.entity, line: read.line, column, code: 'duplicate', params: { line } });
  }
}

/** Every picture is decoded and encoded again, except unchanged files of an export of this shop. */
async function stagePictures(work: Work, { id }: ImportRow, zip: ZipContent): Promise<void> {
  const exported = await exportedPictures(zip);
  const known = new Set(
    await knownPictures(
      work.db,
      [...exported.values()].map(({ pictureId }) => pictureId),
    ),
  );
  let line = 0;
  for (const [name, packed] of zip.pictures) {
    line += 1;
    const bytes = await unpackedWhole(packed);
    const sha = createHash('sha256').update(bytes).digest('hex');
    const own = exported.get(name);
    if (own && own.sha === sha && known.has(own.pictureId)) {
      await insertPicture(work.db, id, { name, pictureId: own.pictureId, bytes: null });
    } else {
      const clean = await cleaned(bytes);
      const pictureId = `import-${sha.slice(0, 40)}`;
      if (clean) await insertPicture(work.db, id, { name, pictureId, bytes: clean });
      else
        await work.report([{ entity: 'items', line: 0, column: 'picture', code: 'picture_invalid', params: { name } }]);
    }
    if (line % 20 === 0) await work.onProgress({});
  }
}

async function cleaned(bytes: Buffer): Promise<Buffer | null> {
  try {
    return (await cleanPicture(bytes, 'catalogue')).bytes;
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
}

/** The list that an export adds: the id and the hash of each of its pictures. */
async function exportedPictures({ manifest }: ZipContent): Promise<Map<string, { pictureId: string; sha: string }>> {
  const listed = new Map<string, { pictureId: string; sha: string }>();
  if (!manifest) return listed;
  for await (const { cells } of csvRecords(unpacked(manifest))) {
    const [name = '', pictureId = '', sha = ''] = cells;
    listed.set(name, { pictureId, sha });
  }
  return listed;
}
