import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { expect, test } from 'vitest';
import { photoProblem } from './photo-problem.ts';

setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));

const MEGABYTE = 1024 * 1024;

test.each([
  ['image/jpeg', 2 * MEGABYTE, null],
  ['image/png', 1, null],
  ['image/gif', MEGABYTE, null],
  ['image/png', 2 * MEGABYTE + 1, 'The photo can be up to 2 MB.'],
  ['image/svg+xml', 1, 'Please choose a JPG, PNG, JPEG or GIF photo.'],
  ['', 1, 'Please choose a JPG, PNG, JPEG or GIF photo.'],
])('ACC-06 a photo of the type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem);
});
