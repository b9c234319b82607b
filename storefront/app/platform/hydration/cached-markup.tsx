import { currentLanguage } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';

type Props = {
  /** The object the contents are rendered from. The markup is cached for as long as this object lives. */
  source: object;
  /** Distinguishes several contents of the same source. The language is always part of the key. */
  cacheKey: string;
  className?: string;
  children: () => ReactNode;
};

/**
 * Renders contents that are the same for every visitor once on the server and reuses the markup: the footer alone took
 * a fifth of each page's rendering time. The contents may not use the router, visitor state or React ids.
 */
export const CachedMarkup = import.meta.env.SSR ? await onServer() : InBrowser;

function InBrowser({ className, children }: Props): ReactNode {
  return <div className={className}>{children()}</div>;
}

async function onServer() {
  const { renderToString } = await import('react-dom/server');
  const cache = new WeakMap<object, Map<string, string | null>>();
  /** Null if the contents cannot be rendered alone. They are then rendered as part of the page. */
  const rendered = (contents: ReactNode) => {
    try {
      return renderToString(contents);
    } catch {
      return null;
    }
  };
  return function OnServer({ source, cacheKey, className, children }: Props): ReactNode {
    const entries = cache.get(source) ?? new Map<string, string | null>();
    cache.set(source, entries);
    const key = `${currentLanguage()} ${cacheKey}`;
    if (!entries.has(key)) entries.set(key, rendered(children()));
    const html = entries.get(key) ?? null;
    if (html === null) return <div className={className}>{children()}</div>;
    // Safe: this is React's own output, which is already escaped.
    // eslint-disable-next-line no-restricted-syntax
    return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
