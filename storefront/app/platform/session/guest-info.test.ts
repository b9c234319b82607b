import { beforeEach, expect, test } from 'vitest';
import { writeDevice } from './device.ts';
import { guestAddress, guestInfoOf, storedGuestInfo, saveGuestInfo } from './guest-info.ts';

beforeEach(() => writeDevice('guest_user_info', null));

test('nothing is known of a guest who has typed nothing', () => {
  expect(storedGuestInfo()).toBeNull();
  expect(guestAddress(null)).toBeNull();
});

test('ADR-03 what a guest types is kept as guest user info, and what was typed before stays', () => {
  saveGuestInfo({ contact_person_name: 'Salma Nabil', contact_person_number: '+201001234567' });
  expect(guestAddress(storedGuestInfo())).toBeNull();
  saveGuestInfo({ address: '12 Harbour Street', latitude: 33, longitude: 27, zone_ids: [2] });
  expect(storedGuestInfo()).toMatchObject({ contact_person_name: 'Salma Nabil', address: '12 Harbour Street' });
  expect(guestAddress(storedGuestInfo())).toMatchObject({ id: null, latitude: 33, longitude: 27, zone_ids: [2] });
});

test.each([['not json'], ['null'], ['7'], ['"text"']])('%s on the device counts as nothing', (kept) => {
  writeDevice('guest_user_info', kept);
  expect(storedGuestInfo()).toBeNull();
});

test('only what has the right form is taken', () => {
  const odd = { address: 5, house: '7', latitude: 200, longitude: '27', zone_ids: [1, 'x', 2] };
  expect(guestInfoOf(odd)).toMatchObject({
    address: '',
    house: '7',
    latitude: null,
    longitude: null,
    zone_ids: [1, 2],
  });
});
