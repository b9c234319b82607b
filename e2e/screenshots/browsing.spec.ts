import { expect, type APIRequestContext } from '@playwright/test';
import { locationPicker } from '../screens/location-picker.ts';
import { findItem } from '../set-up/items.ts';
import { aStore, isHere } from '../set-up/stores.ts';
import { desk, here, phone, phoneAr, phoneDark, test, type Look } from './take.ts';

type Picture = {
  name: string;
  look: Look;
  path: string | ((request: APIRequestContext) => Promise<string>);
  moduleId?: number;
  isNew?: true;
};

const openStore = async (request: APIRequestContext) => {
  const { slug } = await aStore(request, (store) => isHere(store) && store.rating_count > 5);
  return `/store/${slug}`;
};

const pictures: Picture[] = [
  { name: 'landing', look: desk, path: '/', isNew: true },
  { name: 'landing-phone', look: phone, path: '/', isNew: true },
  { name: 'home', look: desk, path: '/home' },
  { name: 'home-ar-dark', look: { ...desk, language: 'ar', theme: 'dark' }, path: '/home' },
  { name: 'home-phone-ar', look: phoneAr, path: '/home' },
  { name: 'pharmacy', look: { width: 820, height: 1100, scale: 0.85 }, path: '/home', moduleId: 3 },
  { name: 'parcel', look: desk, path: '/home', moduleId: 5 },
  { name: 'brands', look: desk, path: '/all-brands', moduleId: 4 },
  { name: 'search', look: desk, path: '/home?search=shawarma&data_type=searched' },
  { name: 'store', look: desk, path: openStore },
  { name: 'store-phone-dark', look: phoneDark, path: openStore },
  {
    name: 'product',
    look: desk,
    path: async (request) =>
      `/product/${(await findItem(request, 4, ({ choice_options }) => choice_options.length > 1)).slug}`,
    moduleId: 4,
  },
  {
    name: 'dialog-phone',
    look: phone,
    path: async (request) =>
      `/categories?item=${(await findItem(request, 1, ({ has_options, open }) => has_options === 1 && open === 1)).slug}`,
  },
  { name: 'help', look: { width: 820, height: 1100, scale: 0.85 }, path: '/help-and-support' },
];

for (const { name, look, path, moduleId = 1, isNew } of pictures)
  test(name, async ({ open, take, request }) => {
    const address = typeof path === 'string' ? path : await path(request);
    await open(address, look, isNew ? {} : { ...here, moduleId });
    await take(name, look);
  });

test('picker', async ({ open, take, page }) => {
  await open('/', desk, {});
  await page.getByRole('button', { name: 'Pick from Map' }).click();
  await expect(locationPicker(page).pick).toBeEnabled();
  await take('picker', desk);
});
