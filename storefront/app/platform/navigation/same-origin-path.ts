const SHOP = 'http://shop.invalid';

/**
 * A path that came with an address, if it is one of ours: nobody can be led to another site by a link to this one.
 * The pages of signing in lead nowhere themselves.
 */
export function sameOriginPath(text: string | null): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, SHOP)) return null;
  // Read as a browser reads it, which takes `/\` and `/<tab>/` for the beginning of another host.
  const { origin, pathname, search, hash } = new URL(text, SHOP);
  if (origin !== SHOP || pathname.startsWith('//') || pathname.startsWith('/auth/')) return null;
  return `${pathname}${search}${hash}`;
}
