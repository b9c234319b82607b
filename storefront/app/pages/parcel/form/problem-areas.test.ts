import { parcelRefusals } from '@rialto/contract/http/refusals.ts';
import { expect, test } from 'vitest';
import { areaOf, byArea, shownEarly } from './problem-areas.ts';

const problem = (code: string) => ({ code, message: code });

test('PAR-02 every refusal of a parcel is shown at its field', () => {
  expect(parcelRefusals.filter((code) => areaOf(code) === 'whole')).toEqual([]);
});

test('PAR-02 the problems of the two ends are shown apart', () => {
  const found = byArea(['phone_invalid', 'receiver_phone_invalid', 'parcel_same_place'].map(problem));
  expect(found).toEqual({
    sender: [problem('phone_invalid')],
    receiver: [problem('receiver_phone_invalid'), problem('parcel_same_place')],
  });
});

test('PAR-02 unanswered questions are not shown as problems before the order is placed, refusals are', () => {
  const codes = ['parcel_weight_required', 'receiver_address_required', 'parcel_too_far', 'parcel_forbidden'];
  expect(codes.map(problem).filter(shownEarly)).toEqual([problem('parcel_too_far'), problem('parcel_forbidden')]);
});
