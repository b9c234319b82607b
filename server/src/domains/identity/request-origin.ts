import type { Language } from '@rialto/contract/http/languages.ts';
import type { DeviceMark } from '../../platform/http/device-mark.ts';
import type { Scope } from '../../platform/http/scope.ts';

/** Language and origin of a request. */
export type RequestOrigin = {
  ip: string;
  language: Language;
  userAgent: string;
  device: DeviceMark;
  guestId: string | undefined;
};

type Origin = Pick<RequestOrigin, 'ip' | 'userAgent' | 'device'> & { scope: Scope };

export function originOf({ ip, userAgent, device, scope }: Origin, guestId?: string): RequestOrigin {
  return { ip, language: scope.language, userAgent, device, guestId };
}
