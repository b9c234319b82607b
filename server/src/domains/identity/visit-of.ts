import type { Scope } from '../../platform/http/scope.ts';
import type { Visit } from './identity-settings.ts';

/** What the use cases may know of where a request comes from. */
export function visitOf(call: { ip: string; userAgent: string; scope: Scope }, guestId?: string): Visit {
  return { ip: call.ip, language: call.scope.language, userAgent: call.userAgent, guestId };
}
