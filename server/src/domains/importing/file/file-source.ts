import { IMPORT_PART_BYTES } from '@rialto/contract/shapes/import/import.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { filePart } from '../imports.sql.ts';

/** An uploaded file, which is read from the database part by part. */
export type FileSource = { size: number; range(start: number, end: number): AsyncGenerator<Buffer> };

export function fileSource(db: Sql, importId: number, size: number): FileSource {
  // Entries of a ZIP are small and follow each other, so the last part is read many times.
  let last: { number: number; bytes: Buffer } | null = null;
  const partAt = async (number: number): Promise<Buffer> => {
    if (last?.number !== number) last = { number, bytes: await filePart(db, importId, number) };
    return last.bytes;
  };
  return {
    size,
    async *range(start, end) {
      let at = start;
      while (at < end) {
        const number = Math.floor(at / IMPORT_PART_BYTES);
        const offset = at % IMPORT_PART_BYTES;
        const bytes = (await partAt(number)).subarray(offset, offset + CHUNK_BYTES).subarray(0, end - at);
        if (bytes.length === 0) throw new Error(`Part ${number} of import ${importId} is shorter than declared`);
        yield bytes;
        at += bytes.length;
      }
    },
  };
}

/** Small enough that parsing a chunk does not hold up requests. */
const CHUNK_BYTES = 65_536;
