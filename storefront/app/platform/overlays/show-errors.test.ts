import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { showErrors } from './show-errors.ts';
import { toasts } from './toasts.ts';

setLanguageSource(() => ({ language: 'en', catalog: catalogs.en }));
afterEach(() => vi.restoreAllMocks());

const shownFor = (thrown: unknown) => {
  const show = vi.spyOn(toasts, 'show');
  showErrors(thrown);
  return show.mock.calls.map(([toast]) => toast);
};

test('API-03 a refused call shows one toast with the id “error”, with every entry on its own line', () => {
  const refused = new CallRefused(422, [
    { code: 'name_required', message: 'Name is required' },
    { code: 'phone_required', message: 'Phone Number is required' },
  ]);
  const text = 'Name is required\nPhone Number is required';
  expect(shownFor(refused)).toEqual([{ id: 'error', kind: 'error', text }]);
});

test('API-03 a call without an answer shows a toast with the same id', () => {
  expect(shownFor(new TypeError('Failed to fetch'))).toEqual([
    { id: 'error', kind: 'error', text: catalogs.en['error.network'] },
  ]);
});
