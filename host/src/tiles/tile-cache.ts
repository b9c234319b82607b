import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const MOST_BYTES = 512 * 1024 * 1024;

/** Drawn tiles on disk. If the disk or the cache is full, tiles are drawn again for each request. */
export function tileCache(folder: string) {
  let writtenBytes = 0;

  async function write(path: string, tile: Uint8Array): Promise<void> {
    if (writtenBytes + tile.byteLength > MOST_BYTES) return;
    writtenBytes += tile.byteLength;
    const file = join(folder, path);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, tile);
    await rename(unfinished, file);
  }

  return {
    find: (path: string): Promise<Buffer | null> => readFile(join(folder, path)).catch(() => null),
    keep: (path: string, tile: Uint8Array): void => void write(path, tile).catch(() => undefined),
  };
}
