import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from 'pg';

const MAX_ATTEMPTS = 5;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const UNIQUE_VIOLATION = '23505';

/** Retries after a deadlock, a serialization failure, or a violation of the named unique constraint. */
export async function retryOnConflict<T>(attempt: () => Promise<T>, constraint: string | undefined): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === MAX_ATTEMPTS || !isConflict(error, constraint)) throw error;
    }
    // Without jitter the same two transactions would collide again.
    await sleep(2 ** count * (2 + Math.random() * 8));
  }
}

function isConflict(error: unknown, constraint: string | undefined): boolean {
  if (!(error instanceof DatabaseError)) return false;
  if (error.code === UNIQUE_VIOLATION) return error.constraint === constraint;
  return error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK;
}
