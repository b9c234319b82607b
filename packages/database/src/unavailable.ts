import { DatabaseError } from 'pg';

/**
 * The database is unreachable, starting up or too busy; the HTTP edge responds with 503 and Retry-After. A lost response to
 * COMMIT also ends here: the order may be placed, and a retry with the same key finds out.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
]);

// 08: connection lost; 53: disk, memory or connections used up; 57P: shut down, crashed or starting; 57014 and 55P03: our
// time limits for statements and locks; 25P03 and 25P04: the server ended an idle or long transaction.
const SERVER_CODES = /^(08...|53...|57P..|57014|55P03|25P0[34])$/;

// Errors of the driver without a code.
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after)/;

export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof DatabaseError) return SERVER_CODES.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return NETWORK_CODES.has(codeOf(error)) || isMissingSocket(error) || DRIVER_MESSAGES.test(error.message);
}

/** What the server said about itself; null if it did not answer. */
export function serverMessage({ cause }: DatabaseUnavailable): string | null {
  return cause instanceof DatabaseError ? cause.message : null;
}

const LOCK_TIMEOUT = '55P03';

/** Whether a statement waited for a lock until its limit. The connection stays usable. */
export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === LOCK_TIMEOUT;
}

/** Converts the driver's connection errors to DatabaseUnavailable. */
export function faultOf(error: unknown): unknown {
  return isUnavailable(error) && !(error instanceof DatabaseUnavailable) ? new DatabaseUnavailable(error) : error;
}

function isMissingSocket(error: Error): boolean {
  return codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
