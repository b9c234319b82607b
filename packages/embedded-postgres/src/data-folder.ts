import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { lockData, type DataLock } from './data-lock.ts';
import { DataDirectoryInUse, EmbeddedStartFailed } from './start-failures.ts';

/** Makes the folder if need be and locks it. Others may pass through it (root lends an account) but not look around. */
export function openDataFolder(path: string): { dataDir: string; lock: DataLock } {
  try {
    if (!existsSync(path)) mkdirSync(path, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    const dataDir = realpathSync(path);
    return { dataDir, lock: lockData(dataDir) };
  } catch (error) {
    if (error instanceof DataDirectoryInUse) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedStartFailed(`The data folder ${path} cannot be used by this user: ${reason}.`, { cause: error });
  }
}
