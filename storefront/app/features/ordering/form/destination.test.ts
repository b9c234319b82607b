import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import type { AddressFields } from '../../../shared/address.ts';
import { nobody } from './contact.ts';
import { contactFor, missingOf, proposedAddress } from './destination.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const anAddress = (over: Partial<AddressFields> = {}): AddressFields => ({
  ...nobody,
  id: 7,
  address: '3 Republic Square',
  address_type: 'home',
  road: '',
  house: '',
  floor: '',
  additional_information: '',
  latitude: 33,
  longitude: 27,
  zone_ids: [2],
  ...over,
});
const picked = { address: '12 Harbour Street', point: { lat: 33, lng: 27 }, zoneIds: [2] };
const nothing = { chosen: null, saved: [], guest: null, picked, storeZoneId: 2 };

test('CHK-03 the current location is proposed', () => {
  expect(proposedAddress(nothing)).toMatchObject({ id: null, address: '12 Harbour Street', latitude: 33 });
});

test('a saved address at that location is preferred, because it has the house number', () => {
  const saved = [anAddress({ id: 1, latitude: 33.01 }), anAddress({ id: 2, latitude: 33.0001, house: '4' })];
  expect(proposedAddress({ ...nothing, saved })).toMatchObject({ id: 2, house: '4' });
});

test('CHK-03 an address outside the store’s zone is not proposed', () => {
  const saved = [anAddress({ zone_ids: [5] })];
  expect(proposedAddress({ ...nothing, saved })).toMatchObject({ id: null });
  const nowhere = { address: null, point: null, zoneIds: [] };
  expect(proposedAddress({ ...nothing, saved, picked: nowhere })).toBeNull();
});

test('a chosen address is kept, and guests get their previous address', () => {
  const chosen = anAddress({ id: 9 });
  expect(proposedAddress({ ...nothing, chosen })).toBe(chosen);
  const guest = anAddress({ id: null, address: 'Where I live' });
  expect(proposedAddress({ ...nothing, guest })).toBe(guest);
});

test('the contact is the chosen one, then the address’s, then the account’s', () => {
  const person = (name: string) => ({ ...nobody, contact_person_name: name, contact_person_number: '+20100' });
  expect(contactFor(person('here'), anAddress(person('address')), person('account')).contact_person_name).toBe('here');
  expect(contactFor(null, anAddress(person('address')), person('account')).contact_person_name).toBe('address');
  expect(contactFor(null, anAddress(), person('account')).contact_person_name).toBe('account');
  expect(contactFor(null, null, null)).toEqual(nobody);
});

test('CHK-05 a pickup order needs no address', () => {
  const codes = (isDelivery: boolean) => missingOf(null, nobody, isDelivery).map(({ code }) => code);
  expect(codes(true)).toEqual(['address_required', 'name_required', 'phone_required']);
  expect(codes(false)).toEqual(['name_required', 'phone_required']);
});
