import { currentLanguage } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';

type Props = {
  /** What the contents are made of. As long as it is the same, so are they. */
  of: object;
  /** Which contents, and whatever else tells one visitor's from another's; their language does by itself. */
  variant: string;
  className?: string;
  children: () => ReactNode;
};

/**
 * A box whose contents are alike for everybody. The server renders them once and keeps the text: a footer was a fifth of
 * the work of every page. They may be made of nothing but what they are given: no router, no visitor, no ids of React's.
 */
export const RenderedOnce = import.meta.env.SSR ? await onServer() : InBrowser;

function InBrowser({ className, children }: Props): ReactNode {
  return <div className={className}>{children()}</div>;
}

async function onServer() {
  const { renderToString } = await import('react-dom/server');
  const kept = new WeakMap<object, Map<string, string | null>>();
  /** Null for contents that need more than they may: those are rendered with their page, as ever. */
  const rendered = (contents: ReactNode) => {
    try {
      return renderToString(contents);
    } catch {
      return null;
    }
  };
  return function OnServer({ of, variant, className, children }: Props): ReactNode {
    const known = kept.get(of) ?? new Map<string, string | null>();
    kept.set(of, known);
    const key = `${currentLanguage()} ${variant}`;
    if (!known.has(key)) known.set(key, rendered(children()));
    const html = known.get(key) ?? null;
    if (html === null) return <div className={className}>{children()}</div>;
    // React's own work, which has escaped what came from outside.
    // eslint-disable-next-line no-restricted-syntax
    return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}
