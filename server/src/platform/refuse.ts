import type { Refusal, RefusalCode } from '@rialto/contract/http/refusals.ts';
import { refusalIn } from '@rialto/database/refusal.ts';

/** An expected refusal. Thrown, so that the transaction around a use case rolls back. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly refusal: Refusal;

  /** When to try again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal, retryAfterSeconds?: number) {
    super(refusal.code);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** For `catch`: turns a refusal raised by a statement into a RefusalError and rethrows everything else. */
export function throwRefusalOf(thrown: unknown): never {
  const refusal = refusalIn(thrown);
  if (!refusal) throw thrown;
  const { code, details } = refusal;
  throw new RefusalError({ code: code as RefusalCode, ...(Object.keys(details).length > 0 && { details }) });
}
