import { headerNames } from '@rialto/contract/http/headers.ts';

const scope = { language: 'en', theme: null, currency: null, zoneIds: [2], point: { lat: 33, lng: 27 } };

/** A visitor in the middle of the demo city who shops in a module. */
export function scopeCookie(moduleId: number): { name: string; value: string } {
  return { name: 'rialto_scope', value: encodeURIComponent(JSON.stringify({ ...scope, moduleId })) };
}

/** Orders food. */
export const visitorCookie = scopeCookie(1);
export const asVisitor = { cookie: `${visitorCookie.name}=${visitorCookie.value}` };

/** The headers of a call from a place of the demo city. */
export const asCaller = {
  [headerNames.zoneIds]: '[1]',
  [headerNames.moduleId]: '1',
  [headerNames.latitude]: '33',
  [headerNames.longitude]: '27',
};
