const SHOP = 'http://shop.invalid';

/**
 * A redirect target from a URL, if it stays on this site; prevents open redirects. Sign-in pages are not valid targets.
 */
export function sameOriginPath(text: string | null): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, SHOP)) return null;
  // Parsed as browsers do, which treat `/\` and `/<tab>/` as the start of another host.
  const { origin, pathname, search, hash } = new URL(text, SHOP);
  if (origin !== SHOP || pathname.startsWith('//') || pathname.startsWith('/auth/')) return null;
  return `${pathname}${search}${hash}`;
}
