import { languages } from '@rialto/contract/http/languages.ts';
import { LANGUAGE_PARAMETER } from '../session/page-scope.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The sitemap index (sitemaps.org). */
export function sitemapIndex(addresses: string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`);
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

/** One sitemap in chunks, each page with its language alternates. */
export function* sitemapPieces(publicUrl: string, pages: Iterable<string>): Generator<string, undefined> {
  yield `${XML}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const page of pages) yield pageEntry(new URL(page, publicUrl));
  yield '</urlset>\n';
}

function pageEntry(address: URL): string {
  const alternates = languages.map((code) => {
    const other = new URL(address);
    other.searchParams.set(LANGUAGE_PARAMETER, code);
    return alternate(code, other.href);
  });
  return `<url><loc>${escaped(address.href)}</loc>${alternates.join('')}${alternate('x-default', address.href)}</url>\n`;
}

function alternate(code: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${code}" href="${escaped(address)}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
