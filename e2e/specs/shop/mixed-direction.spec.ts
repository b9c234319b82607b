import { placeOfWord } from '../../set-up/layout/word-place.ts';
import { eveningOf, openRun } from '../../set-up/live/live-pages.ts';
import { storeLocation } from '../../set-up/checkout.ts';
import { parcelCategoryId, storeParcelDraft } from '../../set-up/parcels/parcel-draft.ts';
import { expect, test } from '../../set-up/visitor.ts';

test.use({ viewport: { width: 390, height: 844 } });

test(
  'COU-02 in Arabic the number of a house stays before its street in Latin letters',
  { tag: '@long' },
  async ({ page, request }) => {
    const { parcelStops } = await eveningOf(request);
    await openRun(page, parcelStops.dropOffLink, { language: 'ar', theme: 'light' }, /Omar/);
    const address = page.getByText('8 Lighthouse Road, Marsa Noor');
    expect((await placeOfWord(address, '8')).right).toBeLessThan((await placeOfWord(address, 'Lighthouse')).left);
  },
);

test(
  'PAR-02 in Arabic a folded contact in Latin letters shows its beginning',
  { tag: '@long' },
  async ({ page, visit }) => {
    await storeParcelDraft(page, { categoryId: await parcelCategoryId(page, 'Boxes'), weight: 5 });
    await storeLocation(page);
    await visit('/parcel-delivery-info', { zoneIds: [2], moduleId: 5, point: { lat: 33, lng: 27 }, language: 'ar' });
    const fold = page.getByRole('button', { name: 'بيانات التواصل والباب' });
    const name = await placeOfWord(fold, 'Mariam');
    const cut = await fold.locator('.truncate').boundingBox();
    expect(name.left).toBeGreaterThanOrEqual(cut?.x ?? Infinity);
    expect(name.right).toBeLessThanOrEqual((cut?.x ?? 0) + (cut?.width ?? 0));
  },
);
