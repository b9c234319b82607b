/** The cookie in which a browser keeps what its pages are rendered for: language, place, module and looks. */
export const SCOPE_COOKIE = 'rialto_scope';

export function scopeCookieValue(scope: object): string {
  return encodeURIComponent(JSON.stringify(scope));
}
