import { DETOUR_FACTOR } from '@rialto/rules/delivery/metres-between.ts';
import { expect, test } from 'vitest';
import { demoSettings } from '../demo-settings.ts';
import { parcelTermsOf } from '../promotions/parcel-terms.ts';
import { parcelKinds } from '../promotions/texts/parcel-promotions.ts';
import { shippingPolicy } from './shipping-policy.ts';

const { en, ar } = shippingPolicy.body;
const digits = (value: number, least = 0) =>
  new Intl.NumberFormat('ar-EG', { minimumFractionDigits: least }).format(value);

test('CHK-02 the shipping policy states the factor for the straight line that is charged, in both languages', () => {
  expect(en).toContain(`multiply it by ${DETOUR_FACTOR}.`);
  expect(ar).toContain(`مضروبة في ${digits(DETOUR_FACTOR)}.`);
});

test('CHK-02 the shipping policy states from which value on delivery is free, in both languages', () => {
  const { freeDeliveryOverMinor } = demoSettings({ lat: 33, lng: 27 });
  const value = (freeDeliveryOverMinor ?? 0) / 100;
  expect(value).toBeGreaterThan(0);
  expect(en).toContain(`come to $${value.toFixed(2)} or more`);
  expect(ar).toContain(`$${digits(value, 2)} أو أكثر`);
});

test('PAR-03 the shipping policy names every category with its own price per kilometre, in both languages', () => {
  const own = parcelKinds.filter(({ title }) => parcelTermsOf(title.en).perKmMinor !== null);
  expect(own).toHaveLength(1);
  for (const { title } of own) {
    expect(en).toContain(`${title.en.toLowerCase()} have their own price per kilometre`);
    expect(ar).toContain(`لل${title.ar}`.replace('للال', 'لل'));
  }
});
