import { DataDirectoryInUse, EmbeddedStartFailed } from '@rialto/embedded-postgres/start-failures.ts';
import { MigrationRefused } from '@rialto/database/migrate.ts';
import { DatabaseUnavailable, serverMessage } from '@rialto/database/unavailable.ts';
import { BadSetting, type Settings } from './settings.ts';

/** Why the shop could not start, in one sentence that says what to do; null for an unexpected error. */
export function startFailure(thrown: unknown, settings: Settings | null): string | null {
  if (!(thrown instanceof Error)) return null;
  if (isKnown(thrown)) return thrown.message;
  const { code, syscall } = thrown as NodeJS.ErrnoException;
  const port = settings?.PORT ?? 'asked for';
  if (code === 'EADDRINUSE') {
    return `Port ${port} is busy: stop what listens there, or choose another one with PORT=3001 npm start.`;
  }
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${settings?.HOST}: set HOST to one it has.`;
  if (code === 'EACCES' && syscall === 'listen') {
    return `Port ${port} needs more rights than this user has: choose one above 1023 with PORT=3000.`;
  }
  if (thrown instanceof DatabaseUnavailable) {
    const reason = serverMessage(thrown);
    // The server answered, so its address is right.
    if (reason !== null) return `The database answers, but the start failed: ${reason}.`;
    return 'The database of DATABASE_URL does not answer: check the address, or leave it out to use the embedded one.';
  }
  return null;
}

function isKnown(thrown: Error): boolean {
  return [BadSetting, DataDirectoryInUse, EmbeddedStartFailed, MigrationRefused].some((kind) => thrown instanceof kind);
}
