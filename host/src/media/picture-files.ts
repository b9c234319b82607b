import type { Log } from '@rialto/database/log.ts';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type PictureFiles = {
  find(name: string): Promise<Buffer | null>;
  keep(name: string, bytes: Buffer): Promise<void>;
};

/** Finished pictures on disk. If the disk is full they are encoded again for each request. */
export function pictureFiles(folder: string, log: Pick<Log, 'warn'>): PictureFiles {
  let hasWarned = false;

  async function write(name: string, bytes: Buffer): Promise<void> {
    const file = join(folder, name);
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    find: (name) => readFile(join(folder, name)).catch(() => null),
    keep: (name, bytes) =>
      write(name, bytes).catch((error: unknown) => {
        if (!hasWarned)
          log.warn({ err: error, folder }, 'Storing pictures on disk failed; they are encoded for each request');
        hasWarned = true;
      }),
  };
}
