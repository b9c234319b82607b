import { beforeEach, expect, test } from 'vitest';
import { writeDevice } from '../platform/session/device.ts';
import { guestAddress, guestInfoOf, storedGuestInfo, saveGuestInfo } from './guest-info.ts';

beforeEach(() => writeDevice('guest_user_info', null));

test('a guest who has typed nothing has no stored info', () => {
  expect(storedGuestInfo()).toBeNull();
  expect(guestAddress(null)).toBeNull();
});

test('ADR-03 typed fields are merged into the stored guest info', () => {
  saveGuestInfo({ contact_person_name: 'Salma Nabil', contact_person_number: '+201001234567' });
  expect(guestAddress(storedGuestInfo())).toBeNull();
  saveGuestInfo({ address: '12 Harbour Street', latitude: 33, longitude: 27, zone_ids: [2] });
  expect(storedGuestInfo()).toMatchObject({ contact_person_name: 'Salma Nabil', address: '12 Harbour Street' });
  expect(guestAddress(storedGuestInfo())).toMatchObject({ id: null, latitude: 33, longitude: 27, zone_ids: [2] });
});

test.each([['not json'], ['null'], ['7'], ['"text"']])('%s in storage counts as no guest info', (kept) => {
  writeDevice('guest_user_info', kept);
  expect(storedGuestInfo()).toBeNull();
});

test('stored fields of the wrong type are ignored', () => {
  const odd = { address: 5, house: '7', latitude: 200, longitude: '27', zone_ids: [1, 'x', 2] };
  expect(guestInfoOf(odd)).toMatchObject({
    address: '',
    house: '7',
    latitude: null,
    longitude: null,
    zone_ids: [1, 2],
  });
});
