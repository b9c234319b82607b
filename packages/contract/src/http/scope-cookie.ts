/** The cookie that stores what pages are rendered for: language, location, module and theme. */
export const SCOPE_COOKIE = 'rialto_scope';

/** Set while a customer is signed in. It only decides what the first page shows, and proves nothing. */
export const SIGNED_IN_COOKIE = 'rialto_signed_in';

/** Ids of the customer's favourite categories, joined by hyphens, so that the server can put them first. */
export const INTERESTS_COOKIE = 'rialto_interests';

export function scopeCookieValue(scope: object): string {
  return encodeURIComponent(JSON.stringify(scope));
}
