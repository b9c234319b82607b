import type { RefusalCode } from '@rialto/contract/http/refusals.ts';
import { refusalIn } from '@rialto/database/refusal.ts';
import { RefusalError } from './refuse.ts';

/** For `catch`: what a statement refused is told like any other refusal. */
export function refusedInDatabase(thrown: unknown): never {
  const refusal = refusalIn(thrown);
  if (!refusal) throw thrown;
  const { code, details } = refusal;
  throw new RefusalError({ code: code as RefusalCode, ...(Object.keys(details).length > 0 && { details }) });
}
