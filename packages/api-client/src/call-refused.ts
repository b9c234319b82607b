import type { Errors } from '@rialto/contract/http/errors.ts';

/** The server answered with a refusal. `errors` are in the visitor's language and can be shown as they are. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;
  readonly errors: Errors['errors'];
  /** The id of this call in the server's log. */
  readonly requestId: string | null;

  constructor(status: number, errors: Errors['errors'], requestId: string | null = null) {
    super(errors[0]?.message ?? `The server answered ${status}`);
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
  }
}
