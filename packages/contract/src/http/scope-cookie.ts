/** The cookie that stores what pages are rendered for: language, location, module and theme. */
export const SCOPE_COOKIE = 'rialto_scope';

export function scopeCookieValue(scope: object): string {
  return encodeURIComponent(JSON.stringify(scope));
}
