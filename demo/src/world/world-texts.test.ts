import { expect, test } from 'vitest';
import { demoLanding } from './demo-landing.ts';
import { demoSettings } from './demo-settings.ts';
import { modules } from './modules.ts';
import { ecommerceStores } from './names/ecommerce-stores.ts';
import { foodStores } from './names/food-stores.ts';
import { groceryStores } from './names/grocery-stores.ts';
import { pharmacyStores } from './names/pharmacy-stores.ts';

const ARABIC = /^[\p{Script=Arabic}\p{Nd}\p{P}\p{S}\p{M}\s]+$/u;
const LATIN = /^[\p{Script=Latin}\p{Nd}\p{P}\p{S}\s]+$/u;

type Text = { en: string; ar?: string };

/** Every translatable text inside a document. */
function textsIn(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [value as Text];
  return Object.values(value).flatMap(textsIn);
}

const documents = { demoLanding, settings: demoSettings({ lat: 33, lng: 27 }), modules };

test.each(Object.entries(documents))('every text of %s exists in both languages and scripts', (_, document) => {
  const texts = textsIn(document);
  expect(texts.length).toBeGreaterThan(2);
  for (const { en, ar } of texts) {
    expect(en).toMatch(LATIN);
    expect(ar).toMatch(ARABIC);
  }
});

test('every store has an English and an Arabic name, each in its own script', () => {
  const names = [foodStores, groceryStores, pharmacyStores, ecommerceStores].flatMap((list) =>
    Object.values(list).flat(),
  );
  for (const [en, ar] of names) {
    expect(en).toMatch(LATIN);
    expect(ar).toMatch(ARABIC);
  }
});

test('every link is a page of ours or an https URL', () => {
  const settings = documents.settings;
  const links = [
    ...settings.socialMedia.map(({ link }) => link),
    demoLanding.appLinks.playStore.url,
    demoLanding.appLinks.appleStore.url,
  ];
  for (const link of links) expect(new URL(link).protocol).toBe('https:');
  for (const page of [settings.storeRegistrationUrl, settings.deliverymanRegistrationUrl]) expect(page).toMatch(/^\//);
});
