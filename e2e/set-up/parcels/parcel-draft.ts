import type { Page } from '@playwright/test';

type Draft = { categoryId: number; weight?: number; isSignedIn?: boolean };

/** A parcel that is filled in but not sent, as the form stores it. Call it before the first visit. */
export async function storeParcelDraft(page: Page, { isSignedIn = false, ...over }: Draft): Promise<void> {
  const form = {
    sender: isSignedIn ? {} : { name: 'Mariam Adel', phone: '+201001001000' },
    receiver: {
      place: { address: '8 Lighthouse Road, Marsa Noor', latitude: 33.012, longitude: 27.011 },
      ...{ house: '8', floor: '3', name: 'Omar Said', phone: '+201002003000' },
    },
    ...{ content: 'A box of books', payer: 'sender', ...over },
  };
  await page.addInitScript((draft) => {
    const isNew = location.protocol.startsWith('http') && sessionStorage.getItem('parcel_draft') === null;
    if (isNew) sessionStorage.setItem('parcel_draft', draft);
  }, JSON.stringify({ isSignedIn, form }));
}

/** The category of this name. */
export async function parcelCategoryId(page: Page, wanted: string): Promise<number> {
  const headers = { zoneid: '[2]', moduleid: '5', latitude: '33.0', longitude: '27.0' };
  const answer = await page.request.get('/api/v1/parcel-category', { headers });
  const found = ((await answer.json()) as { id: number; name: string }[]).find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no category ${wanted}`);
  return found.id;
}
