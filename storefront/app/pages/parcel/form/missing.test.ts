import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { missingOf } from './missing.ts';
import { emptyEnd, emptyForm, type Parcel } from './parcel-form.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: en })));

const nothing: Parcel = { ...emptyForm, sender: emptyEnd };
const codesOf = (parcel: Parcel, context: { isSignedIn: boolean; hasWeights: boolean }) =>
  missingOf(parcel, context).map(({ code }) => code);

test('PAR-02 an empty form of a guest lacks both ends and the category', () => {
  expect(codesOf(nothing, { isSignedIn: false, hasWeights: false })).toEqual([
    'address_required',
    'name_required',
    'phone_required',
    'receiver_address_required',
    'receiver_name_required',
    'receiver_phone_required',
    'parcel_category_required',
  ]);
});

test('PAR-02 the server knows the contact of a customer; a weight is asked for where the category has classes', () => {
  const codes = codesOf({ ...nothing, categoryId: 1 }, { isSignedIn: true, hasWeights: true });
  expect(codes).not.toContain('name_required');
  expect(codes).not.toContain('phone_required');
  expect(codes).toContain('parcel_weight_required');
});
