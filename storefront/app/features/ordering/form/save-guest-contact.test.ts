import { beforeEach, expect, test } from 'vitest';
import { writeDevice } from '../../../platform/session/device.ts';
import { storedGuestInfo } from '../../../shared/guest-info.ts';
import { saveGuestContact } from './save-guest-contact.ts';

beforeEach(() => writeDevice('guest_user_info', null));

test.each([
  ['01001234567', '+201001234567'],
  ['٠١٠٠ ١٢٣ ٤٥٦٧', '+201001234567'],
  ['+966501234567', '+966501234567'],
])('CHK-06 a guest who typed %s is remembered with %s', async (typed, stored) => {
  await saveGuestContact({ contact_person_name: 'Salma Nabil', contact_person_number: typed }, 'EG');
  expect(storedGuestInfo()).toMatchObject({
    contact_person_name: 'Salma Nabil',
    contact_person_number: stored,
  });
});
