import type { Refusal } from '@rialto/contract/refusals.ts';

/** An expected no. Thrown, so that the transaction around a use case rolls back. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
