import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MAX_BYTES = 512 * 1024 * 1024;

/** Drawn tiles on disk. If the disk or the cache is full, tiles are drawn again for each request. */
export function tileCache(folder: string, maxBytes = MAX_BYTES) {
  // Tiles of earlier starts count too. The size is known soon after the start, and until then writing waits.
  const bytesBefore = folderBytes(folder);
  let writtenBytes = 0;
  const unfinishedWrites = new Set<Promise<void>>();

  async function write(path: string, tile: Uint8Array): Promise<void> {
    writtenBytes += tile.byteLength;
    if ((await bytesBefore) + writtenBytes > maxBytes) {
      writtenBytes -= tile.byteLength;
      return;
    }
    const file = join(folder, path);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, tile);
    await rename(unfinished, file);
  }

  return {
    find: (path: string): Promise<Buffer | null> => readFile(join(folder, path)).catch(() => null),
    keep(path: string, tile: Uint8Array): Promise<void> {
      const writing = write(path, tile)
        .catch(() => undefined)
        .finally(() => unfinishedWrites.delete(writing));
      unfinishedWrites.add(writing);
      return writing;
    },
    /** Resolves when every tile is on disk. */
    flush: async (): Promise<void> => void (await Promise.all(unfinishedWrites)),
  };
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
