import type { Run } from '@rialto/contract/calls/couriers.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { applySteps } from './steps/apply-steps.ts';
import { cashHere, placeTitle, proofOf } from './stops.ts';
import { parcelOf, pendingOf, stopOf } from './testing/stop-of.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const runWith = (handover: Run['settings']['handover']) => ({ settings: { handover } }) as Run;

test('PAR-03 the sender pays at the pick-up, the receiver at the door', () => {
  const ofSender = stopOf({ parcel: parcelOf(), cash_to_collect: 6, cash_at: 'pick_up' });
  expect(cashHere(ofSender)).toBe(6);
  expect(cashHere({ ...ofSender, next_step: 'deliver' })).toBe(0);
  const ofReceiver = stopOf({ parcel: parcelOf(), cash_to_collect: 6 });
  expect(cashHere(ofReceiver)).toBe(0);
  expect(cashHere({ ...ofReceiver, next_step: 'deliver' })).toBe(6);
});

test('PAR-03 without a network, cash that was collected at the pick-up is not collected twice', () => {
  const stop = stopOf({ parcel: parcelOf(), cash_to_collect: 6, cash_at: 'pick_up' });
  expect(applySteps([stop], [pendingOf()])).toMatchObject([{ next_step: 'deliver', cash_to_collect: 0 }]);
  const later = stopOf({ parcel: parcelOf(), cash_to_collect: 6 });
  expect(applySteps([later], [pendingOf()])).toMatchObject([{ next_step: 'deliver', cash_to_collect: 6 }]);
});

test('PAR-03 each end of the way has its own proof', () => {
  const parcel = stopOf({ parcel: parcelOf({ pick_up_proof: 'code', drop_off_proof: 'photo' }) });
  expect(proofOf(parcel, runWith('none'))).toBe('code');
  expect(proofOf({ ...parcel, next_step: 'deliver' }, runWith('none'))).toBe('photo');
});

test('PAR-03 where a category asks for nothing, the setting of the shop counts at the door only', () => {
  const parcel = stopOf({ parcel: parcelOf() });
  expect(proofOf(parcel, runWith('code'))).toBe('none');
  expect(proofOf({ ...parcel, next_step: 'deliver' }, runWith('code'))).toBe('code');
  expect(proofOf(stopOf({ next_step: 'deliver' }), runWith('code'))).toBe('code');
});

test('PAR-03 a parcel is picked up from a person, an order at a store', () => {
  expect(placeTitle(stopOf())).toBe('Pick up at El Bahr Grill');
  const pick_up = { ...stopOf().pick_up, name: 'Mariam' };
  expect(placeTitle(stopOf({ pick_up, parcel: parcelOf() }))).toBe('Pick up from Mariam');
  expect(placeTitle(stopOf({ pick_up, parcel: parcelOf(), next_step: 'deliver' }))).toBe('Deliver to Mariam');
});
