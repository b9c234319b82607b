/** A request may carry at most this many zones. */
export const MAX_ZONES = 20;

/** Ids are positive 32-bit integers, as in the database. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
}
