import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const LOWER = 5;
/** The title of a process of PostgreSQL that serves a connection over a socket of this machine. */
const LOCAL_BACKEND = /^postgres: .* \[local\]/;

/** Only Linux gives each thread its own priority; elsewhere it would be that of the whole server. */
export function lowerThread(): void {
  if (process.platform === 'linux') setPriority(LOWER);
}

/**
 * Customers' statements go before those of the import where the database runs on this machine: the embedded one, or one
 * that is reached over a socket. A backend cannot do this itself.
 */
export function lowerBackend(pid: number): void {
  if (process.platform !== 'linux') return;
  try {
    if (LOCAL_BACKEND.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) setPriority(pid, LOWER);
  } catch {
    // The backend is on another machine or belongs to another account.
  }
}
