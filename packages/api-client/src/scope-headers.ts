import { headerNames } from '@rialto/contract/http/headers.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';

/** What a visitor's device sends with every call. */
export type CallScope = {
  language: Language;
  zoneIds: number[];
  moduleId: number | null;
  point: Point | null;
  token?: string | null;
};

/** The only place that writes the shared headers, both for server-rendered pages and for calls from the browser. */
export function scopeHeaders({ language, zoneIds, moduleId, point, token }: CallScope): Record<string, string> {
  return {
    [headerNames.softwareId]: 'rialto',
    [headerNames.language]: language,
    ...(zoneIds.length > 0 && { [headerNames.zoneIds]: JSON.stringify(zoneIds) }),
    ...(moduleId !== null && { [headerNames.moduleId]: String(moduleId) }),
    ...(point && {
      [headerNames.latitude]: point.lat.toFixed(7),
      [headerNames.longitude]: point.lng.toFixed(7),
    }),
    ...(token && { [headerNames.token]: `Bearer ${token}` }),
  };
}
