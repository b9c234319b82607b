import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ParcelPage } from './parcel-page.tsx';

vi.mock('../../platform/hydration/use-is-hydrated.ts', () => ({ useIsHydrated: () => true }));

const category = { id: 1, name: 'Documents', description: '', image_full_url: '', surcharge: 0, weights: [] };

/** The page of a visitor without an account. */
async function markupOf({ guestCheckout, categories }: { guestCheckout: 0 | 1; categories: object[] }) {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const root = { config: { guest_checkout_status: guestCheckout, currencies: [] }, scope: { language: 'en' } };
  const element = <ParcelPage categories={categories as never} instructions={[]} />;
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], {
    hydrationData: { loaderData: { root } },
  });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  router.dispose();
  return new Response(prelude).text();
}

test('PAR-02 where guest checkout is off, a visitor without an account is sent to sign in, and back to the form', async () => {
  const markup = await markupOf({ guestCheckout: 0, categories: [category] });
  expect(markup).toContain('Sign in to send a parcel');
  expect(markup).toMatch(/href="\/auth\/sign-in\?[^"]*parcel-delivery-info/);
  expect(markup).not.toContain('<input');
});

test('PAR-02 where nothing can be sent, no visitor has to sign in first', async () => {
  const markup = await markupOf({ guestCheckout: 0, categories: [] });
  expect(markup).not.toContain('Sign in to send a parcel');
  expect(markup).not.toContain('<input');
});
