import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { storedGuestInfo } from '../../shared/guest-info.ts';
import { addressTypeOf, fieldsFrom, formFor, labelOf, problemsIn, type AddressForm } from './address-form.ts';
import { saveAddress } from './save-address.ts';

setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));

const me = {
  contact_person_name: 'Salma Nabil',
  contact_person_number: '+201001234567',
  contact_person_email: 'salma@example.com',
};
const form: AddressForm = { ...formFor(null, me), label: 'other', labelName: ' Grandmother ' };
const pin = { id: null, address: ' 12 Harbour Street ', point: { lat: 33, lng: 27 }, zoneIds: [2] };

test.each([
  ['home', '', 'home'],
  ['office', 'Grandmother', 'office'],
  ['other', '', 'other'],
  ['other', ' Grandmother ', 'Grandmother'],
] as const)('ADR-04 the label %s with the name "%s" is the type %s', (label, labelName, type) => {
  expect(addressTypeOf({ label, labelName })).toBe(type);
});

test.each([
  ['home', { label: 'home', labelName: '' }],
  ['Office', { label: 'office', labelName: '' }],
  ['Others', { label: 'other', labelName: '' }],
  ['Grandmother', { label: 'other', labelName: 'Grandmother' }],
])('the type %s is shown in the form again', (type, shown) => {
  expect(labelOf(type)).toEqual(shown);
});

test('ADR-02 validation errors use the wording of the specification', () => {
  const empty = { contact_person_name: '', contact_person_number: '', contact_person_email: '' };
  expect(problemsIn({ ...form, ...empty }, ' ', false)).toEqual({
    address: 'Address is required',
    name: 'Name is required',
    phone: 'Phone Number is required',
  });
  expect(problemsIn({ ...form, contact_person_email: 'salma@' }, 'x', false)).toEqual({
    phone: 'Please enter a valid phone number.',
    email: 'Must be a valid email',
  });
  expect(problemsIn(form, 'x', true)).toEqual({});
});

test('editing starts with the saved address', () => {
  const saved = fieldsFrom(form, { ...pin, id: 7 });
  expect(formFor(saved, { ...me, contact_person_name: 'Nobody' })).toEqual({
    ...form,
    labelName: 'Grandmother',
    typedAddress: '12 Harbour Street',
  });
});

test('ADR-03 a guest’s address stays on the device', async () => {
  const kept = await saveAddress(fieldsFrom(form, pin));
  expect(kept).toMatchObject({ id: null, address: '12 Harbour Street', address_type: 'Grandmother' });
  expect(storedGuestInfo()).toMatchObject({ ...me, address: '12 Harbour Street', latitude: 33, zone_ids: [2] });
});
