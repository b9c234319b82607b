import type { Language } from '@rialto/contract/http/languages.ts';
import type { Scope } from '../../platform/http/scope.ts';

/** Language and origin of a request. */
export type RequestOrigin = { ip: string; language: Language; userAgent: string; guestId: string | undefined };

export function originOf(call: { ip: string; userAgent: string; scope: Scope }, guestId?: string): RequestOrigin {
  return { ip: call.ip, language: call.scope.language, userAgent: call.userAgent, guestId };
}
