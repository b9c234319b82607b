import { SCOPE_COOKIE, scopeCookieValue } from '@rialto/contract/http/scope-cookie.ts';
import { readPageScope, withoutLanguage, type PageScope } from './page-scope.ts';

const YEAR_SECONDS = 31_536_000;

/** For visitors without scripts: the server stores the choice with Set-Cookie. */
export function setScope(request: Request, change: Partial<PageScope>): { 'set-cookie': string } {
  const value = scopeCookieValue({ ...readPageScope(request), ...change });
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return { 'set-cookie': `${SCOPE_COOKIE}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}` };
}

/** The referring page, if it is on this site. */
export function backTo(request: Request): string {
  const referrer = request.headers.get('referer');
  const own = new URL(request.url);
  if (!referrer || !URL.canParse(referrer)) return '/';
  const from = new URL(referrer);
  return from.host === own.host ? withoutLanguage(`${from.pathname}${from.search}`) : '/';
}
