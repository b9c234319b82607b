import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { lockData, type DataLock } from './data-lock.ts';
import { DataDirectoryInUse, EmbeddedStartFailed } from './start-failures.ts';

/**
 * Creates the folder if necessary and locks it. Other accounts may traverse it (root uses another account) but not list
 * it.
 */
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
