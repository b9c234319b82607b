import type { Refusal } from '@rialto/contract/http/refusals.ts';

/** An expected no. Thrown, so that the transaction around a use case rolls back. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly refusal: Refusal;

  /** When to ask again, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refusal, retryAfterSeconds?: number) {
    super(refusal.code);
    this.refusal = refusal;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
