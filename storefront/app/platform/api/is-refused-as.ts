import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { RefusalCode } from '@rialto/contract/http/refusals.ts';

/** Whether a call failed for this reason, and not because of the network or another refusal. */
export function isRefusedAs(thrown: unknown, code: RefusalCode): boolean {
  return thrown instanceof CallRefused && thrown.errors.some((error) => error.code === code);
}
