import { setLanguageSource, type Catalog } from '@rialto/texts/text.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';

// The head has already begun to fetch it. A browser reads one language only; changing it loads the page anew.
const texts = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href ?? '';
const catalog = (await fetch(texts).then((answer) => answer.json())) as Catalog;
setLanguageSource(() => ({ language, catalog }));

startTransition(() => {
  hydrateRoot(
    document,
    // What it finds it finds while developing; a visitor need not load it.
    import.meta.env.DEV ? (
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    ) : (
      <HydratedRouter />
    ),
  );
});
