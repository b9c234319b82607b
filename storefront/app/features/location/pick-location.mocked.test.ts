import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { dialogs, type PickMode } from '../../shared/dialogs.ts';
import { savePlace } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { pickLocation } from './pick-location.ts';

vi.mock('../../platform/session/save-scope.ts', () => ({ savePlace: vi.fn() }));

const place = { zoneIds: [1], point: { lat: 33, lng: 27 }, address: '1 Republic Square' };
const open = vi.spyOn(dialogs, 'open');
const close = vi.spyOn(dialogs, 'close');
const show = vi.spyOn(toasts, 'show');

beforeEach(() => {
  vi.clearAllMocks();
  setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));
});

test('LOC-07 a visit continues with the module chooser', () => {
  pickLocation(place, { kind: 'visit' });
  expect(savePlace).toHaveBeenCalledWith(place);
  expect(close).toHaveBeenCalledWith('location-picker');
  expect(open).toHaveBeenCalledWith({ name: 'module-chooser', afterPick: true });
});

test('LOC-07 in a store the picker only closes', () => {
  pickLocation(place, { kind: 'store' });
  expect(savePlace).toHaveBeenCalledWith(place);
  expect(open).not.toHaveBeenCalled();
});

test('LOC-07 a parcel passes the place to its caller', () => {
  const onPick = vi.fn();
  pickLocation(place, { kind: 'parcel', onPick } satisfies PickMode);
  expect(onPick).toHaveBeenCalledWith(place);
  expect(open).not.toHaveBeenCalled();
});

test('LOC-06 LOC-07 a receiver’s place is confirmed and not saved as the visitor’s own', () => {
  const onPick = vi.fn();
  pickLocation(place, { kind: 'receiver', onPick } satisfies PickMode);
  expect(savePlace).not.toHaveBeenCalled();
  expect(onPick).toHaveBeenCalledWith(place);
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ text: 'New location has been set.' }));
});

test('LOC-10 a move from the bar passes the place to its caller, which saves it', () => {
  const onPick = vi.fn();
  pickLocation(place, { kind: 'move', onPick } satisfies PickMode);
  expect(savePlace).not.toHaveBeenCalled();
  expect(onPick).toHaveBeenCalledWith(place);
  expect(open).not.toHaveBeenCalled();
});
