import { defaultLanguage, isLanguage, type Language } from '@rialto/contract/http/languages.ts';
import { INTERESTS_COOKIE, SCOPE_COOKIE, SIGNED_IN_COOKIE } from '@rialto/contract/http/scope-cookie.ts';
import { isId, MAX_ZONES } from '@rialto/contract/http/scope-limits.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';

export type Theme = 'light' | 'dark';

/** What the server needs to render the first page; never the token or an address. */
export type PageScope = {
  language: Language;
  /** null follows the system setting. */
  theme: Theme | null;
  currency: string | null;
  zoneIds: number[];
  point: Point | null;
  moduleId: number | null;
  /** Whether the device says that a customer is signed in; the API never relies on it. */
  isSignedIn: boolean;
  /** Favourite categories of the customer (ACC-09). */
  interests: number[];
};

const MAX_INTERESTS = 100;

/** URL parameter that sets the language, used by search engines and shared links. */
export const LANGUAGE_PARAMETER = 'lang';

/** Reads the scope cookie; invalid values count as absent. */
export function readPageScope(request: Request): PageScope {
  const cookies = request.headers.get('cookie') ?? '';
  const kept = parse(cookieNamed(SCOPE_COOKIE, cookies));
  return {
    language:
      requestedLanguage(request) ?? (isLanguage(kept['language']) ? kept['language'] : preferredLanguage(request)),
    theme: kept['theme'] === 'dark' || kept['theme'] === 'light' ? kept['theme'] : null,
    currency: typeof kept['currency'] === 'string' ? kept['currency'].slice(0, 3) : null,
    zoneIds: Array.isArray(kept['zoneIds']) ? kept['zoneIds'].filter(isId).slice(0, MAX_ZONES) : [],
    point: pointOf(kept['point']),
    moduleId: isId(kept['moduleId']) ? kept['moduleId'] : null,
    isSignedIn: cookieNamed(SIGNED_IN_COOKIE, cookies) === '1',
    interests: cookieNamed(INTERESTS_COOKIE, cookies).split('-').map(Number).filter(isId).slice(0, MAX_INTERESTS),
  };
}

export function requestedLanguage({ url }: Pick<Request, 'url'>): Language | null {
  const asked = new URL(url).searchParams.get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : null;
}

/** The path without the language parameter, after another language was chosen. */
export function withoutLanguage(path: string): string {
  const [pathname = '', search = ''] = path.split('?');
  const rest = new URLSearchParams(search);
  rest.delete(LANGUAGE_PARAMETER);
  return rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname;
}

function preferredLanguage(request: Request): Language {
  const code = (request.headers.get('accept-language') ?? '').slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : defaultLanguage;
}

function cookieNamed(name: string, cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function pointOf(value: unknown): Point | null {
  if (typeof value !== 'object' || value === null) return null;
  const { lat, lng } = value as Record<string, unknown>;
  const isPoint = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isPoint ? { lat, lng } : null;
}
