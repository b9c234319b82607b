import { headerNames } from '@rialto/contract/http/headers.ts';

const scope = { language: 'en', theme: null, currency: null, zoneIds: [2], point: { lat: 33, lng: 27 } };

/** A visitor in the middle of the demo city who shops in a module. */
export function scopeCookie(moduleId: number): { name: string; value: string } {
  return { name: 'rialto_scope', value: encodeURIComponent(JSON.stringify({ ...scope, moduleId })) };
}

/** Orders food. */
export const visitorCookie = scopeCookie(1);
export const asVisitor = { cookie: `${visitorCookie.name}=${visitorCookie.value}` };

let visitors = 0;

/** The address of another visitor with each call, for a server that trusts 127.0.0.1: limits count every request and refuse none. */
export function fromNextAddress(): { 'x-forwarded-for': string } {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** The headers of a call from a place of the demo city. */
export const asCaller = {
  [headerNames.zoneIds]: '[1]',
  [headerNames.moduleId]: '1',
  [headerNames.latitude]: '33',
  [headerNames.longitude]: '27',
};
