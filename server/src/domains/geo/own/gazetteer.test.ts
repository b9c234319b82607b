import { expect, test } from 'vitest';
import { reverseGeocode } from '../reverse-geocode.ts';
import { at, places } from '../testing/small-world.ts';
import { buildGazetteer } from './gazetteer.ts';
import { createOwnProvider } from './own-provider.ts';
import { buildStreets } from './streets.ts';

const gazetteer = buildGazetteer(places);
const provider = createOwnProvider({
  gazetteer: { read: async () => gazetteer },
  streets: { read: async () => buildStreets([], []) },
});
const house24 = at(33.01004, 27.01 + 23 * 0.00016);

test.each([
  ['at a house', house24, '24 Jasmine Street, Old Town, Marsa Noor'],
  ['a few steps from a house', at(house24.lat + 0.0001, house24.lng), '24 Jasmine Street, Old Town, Marsa Noor'],
  ['in a park far from any house', at(33.0405, 27.0405), 'Near Palm Park, Harbour, Marsa Noor'],
  ['on open land', at(33.06, 27.06), 'Near Palm Park, Harbour, Marsa Noor'],
  ['at sea', at(34.5, 25.123456), '34.50000, 25.12346'],
  ['at the south pole', at(-90, 0), '-90.00000, 0.00000'],
  ['on the other side of the date line', at(0, -180), '0.00000, -180.00000'],
])('LOC-03 a point %s has an address', async (_where, point, address) => {
  expect((await reverseGeocode(provider, point, 'en')).formattedAddress).toBe(address);
});

test('LOC-03 the address is in Arabic for the Arabic language', async () => {
  const { formattedAddress } = await reverseGeocode(provider, house24, 'ar');
  expect(formattedAddress).toBe('٢٤ شارع الياسمين، المدينة القديمة، مرسى نور');
  const near = await reverseGeocode(provider, at(33.0405, 27.0405), 'ar');
  expect(near.formattedAddress).toBe('بالقرب من حديقة النخيل، الميناء، مرسى نور');
});

test('LOC-03 a point far from named places has its coordinates as address', async () => {
  expect((await reverseGeocode(provider, at(34.5, 25.123456), 'en')).point).toEqual(at(34.5, 25.123456));
});

test('LOC-03 a city of houses only is described by its houses', () => {
  const houses = buildGazetteer(places.filter(({ kind }) => kind === 'address'));
  expect(houses.whereabouts(at(33.04, 27.04))).toMatchObject({ kind: 'near' });
  expect(buildGazetteer([]).whereabouts(at(33, 27))).toBeNull();
});

test('LOC-02 a suggestion’s id returns its place', async () => {
  const [suggestion] = await provider.suggest('opera', { language: 'ar', near: null });
  expect(suggestion).toEqual({ placeId: 'opera', name: 'دار الأوبرا', area: 'المدينة القديمة، مرسى نور' });
  expect(await provider.details('opera', 'en')).toEqual({
    name: 'Opera House',
    formattedAddress: 'Opera House, Old Town, Marsa Noor',
    point: at(33.011, 27.011),
  });
});

test('LOC-02 an invented place id is not found', async () => {
  for (const id of ['nowhere', '__proto__', 'constructor']) expect(await provider.details(id, 'en')).toBeNull();
});
