import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { orderPicture, orderTitle } from './order-title.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const parcel = { category_id: 3, name: 'Documents', image_full_url: '/media/documents', receiver_name: 'Sara' };
const store = { name: 'El Bahr Grill', logo_full_url: '/media/logo' };

test('PAR-03 a parcel is named by what is sent to whom, with the picture of its category', () => {
  expect(orderTitle({ id: 7, store: null, parcel })).toBe('Documents to Sara');
  expect(orderTitle({ id: 7, store: null, parcel: { ...parcel, receiver_name: null } })).toBe('Documents');
  expect(orderPicture({ id: 7, store: null, parcel })).toBe('/media/documents');
});

test('an order is named by its store, or by its number', () => {
  expect(orderTitle({ id: 7, store, parcel: null })).toBe('El Bahr Grill');
  expect(orderTitle({ id: 7, store: null, parcel: null })).toBe('Order #7');
  expect(orderPicture({ id: 7, store, parcel: null })).toBe('/media/logo');
});
