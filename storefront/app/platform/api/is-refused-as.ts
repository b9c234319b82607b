import { CallRefused } from '@rialto/api-client/call-refused.ts';
import type { RefusalCode } from '@rialto/contract/http/refusals.ts';

/** Whether a call was refused with this code, rather than failed or refused otherwise. */
export function isRefusedAs(thrown: unknown, code: RefusalCode): boolean {
  return thrown instanceof CallRefused && thrown.errors.some((error) => error.code === code);
}
