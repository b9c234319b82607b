import type { Module } from '@rialto/contract/shapes/module.ts';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';

const dollars = { code: 'USD', symbol: '$', direction: 'left', digits: 2, rate: 1 };

/** The path of the page, and the modules of its shop. */
type PagePlace = { path?: string; modules?: Module[] };

/** The server-rendered markup of an element in an English page of a shop with dollars. */
export function pageMarkup(
  element: ReactNode,
  config: object = {},
  { path = '/', modules = [] }: PagePlace = {},
): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const root = {
    config: { currencies: [dollars], digit_after_decimal_point: 1, ...config },
    scope: { language: 'en', currency: null, zoneIds: [1], moduleId: 1 },
    modules,
  };
  const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root } },
  });
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  router.dispose();
  return markup;
}

/** The same as plain text. */
export function pageText(element: ReactNode, config?: object, place?: PagePlace): string {
  return pageMarkup(element, config, place)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
