import { headerNames } from '@rialto/contract/http/headers.ts';
import { defaultLanguage, isLanguage, type Language } from '@rialto/contract/http/languages.ts';
import { isId, MAX_ZONES } from '@rialto/contract/http/scope-limits.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '../parse-json.ts';
import { RefusalError } from '../refuse.ts';

declare const brand: unique symbol;
export type ZoneId = number & { readonly [brand]: 'zone' };
export type ModuleId = number & { readonly [brand]: 'module' };

/** The headers of a request beside its input, parsed once here. */
export type Scope = {
  zoneIds: ZoneId[];
  moduleId: ModuleId | null;
  point: Point | null;
  language: Language;
  token: string | null;
  /** Identifies one attempt of a client, so that a retry is recognised (trust.md D4). */
  idempotencyKey: string | null;
};

/** The module of a call whose endpoint needs one; `bind` guarantees it. */
export function moduleOf({ moduleId }: Pick<Scope, 'moduleId'>): ModuleId {
  if (moduleId === null) throw new Error('The endpoint reads its module but does not declare the need');
  return moduleId;
}

export function readScope(headers: IncomingHttpHeaders): Scope {
  return {
    zoneIds: readZoneIds(single(headers, headerNames.zoneIds)),
    moduleId: readModuleId(single(headers, headerNames.moduleId)),
    point: readPoint(single(headers, headerNames.latitude), single(headers, headerNames.longitude)),
    language: readLanguage(headers),
    token: readToken(single(headers, headerNames.token)),
    idempotencyKey: readKey(single(headers, headerNames.idempotencyKey)),
  };
}

/** Falls back to the default language instead of refusing, because refusals are translated too. */
export function readLanguage(headers: IncomingHttpHeaders): Language {
  const requested = headers[headerNames.language] ?? headers['accept-language'];
  const code = String(requested ?? '')
    .slice(0, 2)
    .toLowerCase();
  return isLanguage(code) ? code : defaultLanguage;
}

function readZoneIds(text: string | null): ZoneId[] {
  if (text === null) return [];
  const ids = parseJson(text);
  if (!isIdList(ids)) throw badHeader(headerNames.zoneIds);
  return [...new Set(ids)] as ZoneId[];
}

function readModuleId(text: string | null): ModuleId | null {
  if (text === null) return null;
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (!isId(id)) throw badHeader(headerNames.moduleId);
  return id as ModuleId;
}

function readPoint(latitude: string | null, longitude: string | null): Point | null {
  if (latitude === null && longitude === null) return null;
  return {
    lat: readDegrees(latitude, 90, headerNames.latitude),
    lng: readDegrees(longitude, 180, headerNames.longitude),
  };
}

function readDegrees(text: string | null, most: number, name: string): number {
  const degrees = /^-?\d{1,3}(\.\d{1,20})?$/.test(text ?? '') ? Number(text) : NaN;
  if (!(Math.abs(degrees) <= most)) throw badHeader(name);
  return degrees;
}

function readToken(text: string | null): string | null {
  // A malformed credential becomes an empty token, which no session has. It must not count as a missing one.
  return text === null ? null : (/^Bearer ([\w-]{20,200})$/.exec(text)?.[1] ?? '');
}

function readKey(text: string | null): string | null {
  if (text !== null && !/^[\x21-\x7e]{1,200}$/.test(text)) throw badHeader(headerNames.idempotencyKey);
  return text;
}

function single(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  if (Array.isArray(value)) throw badHeader(name);
  return value === undefined || value === '' ? null : value;
}

function isIdList(value: unknown): value is number[] {
  return Array.isArray(value) && value.length <= MAX_ZONES && value.every(isId);
}

function badHeader(name: string): RefusalError {
  return new RefusalError({ code: 'invalid_header', params: { name } });
}
