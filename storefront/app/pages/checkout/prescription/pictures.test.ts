import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { addPictures } from './pictures.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

const aPicture = (name: string, over: { type?: string; bytes?: number } = {}) =>
  new File([new Uint8Array(over.bytes ?? 3)], name, { type: over.type ?? 'image/jpeg' });
const namesOf = (files: File[]) => files.map(({ name }) => name);

test('CHK-12 three pictures are accepted, a fourth is rejected with the text of the specification', () => {
  const three = addPictures([aPicture('1')], [aPicture('2'), aPicture('3')]);
  expect(namesOf(three.pictures)).toEqual(['1', '2', '3']);
  expect(three.problem).toBeNull();
  const four = addPictures(three.pictures, [aPicture('4')]);
  expect(namesOf(four.pictures)).toEqual(['1', '2', '3']);
  expect(four.problem).toBe('Maximum 3 images can be send at a time.');
});

test('other files and too large ones are left out with a message', () => {
  const text = addPictures([], [aPicture('1'), aPicture('notes', { type: 'application/pdf' })]);
  expect([namesOf(text.pictures), text.problem]).toEqual([['1'], 'Please choose a JPG or PNG photo.']);
  const large = addPictures([], [aPicture('huge', { bytes: 5_000_001 })]);
  expect([namesOf(large.pictures), large.problem]).toEqual([
    [],
    'This photo is too large. Please choose a smaller one.',
  ]);
});
