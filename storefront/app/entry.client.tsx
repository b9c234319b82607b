import { setLanguageSource, type Catalog } from '@rialto/texts/text.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';

// Preloaded by the head. A change of language reloads the page, so one catalog is enough.
const texts = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href ?? '';
const catalog = (await fetch(texts).then((answer) => answer.json())) as Catalog;
setLanguageSource(() => ({ language, catalog }));

startTransition(() => {
  hydrateRoot(
    document,
    // StrictMode only helps during development.
    import.meta.env.DEV ? (
      <StrictMode>
        <HydratedRouter />
      </StrictMode>
    ) : (
      <HydratedRouter />
    ),
  );
});
