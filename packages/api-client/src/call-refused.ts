import type { Errors } from '@rialto/contract/http/errors.ts';

/** The server answered, and the answer is no. `errors` are in the visitor's language and may be shown as they are. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  readonly errors: Errors['errors'];
  /** Under which the server's log knows this call. */
  readonly requestId: string | null;

  constructor(status: number, errors: Errors['errors'], requestId: string | null = null) {
    super(errors[0]?.message ?? `The server answered ${status}`);
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
  }
}
