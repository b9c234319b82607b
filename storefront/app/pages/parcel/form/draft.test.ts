import { expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import { emptyForm } from './parcel-form.ts';

const form = { ...emptyForm, content: 'Keys' };

test('PAR-02 a draft is completed if it is from an older version of the page', () => {
  const read = { isSignedIn: false, form: { content: 'Keys', receiver: { name: 'Omar' } } };
  expect(draftOf(read, false)).toEqual({ ...form, receiver: { ...emptyForm.receiver, name: 'Omar' } });
});

test('PAR-02 a guest who signs in keeps the draft; the next visitor after a sign-out does not see it', () => {
  expect(draftOf({ isSignedIn: false, form }, true)).toEqual(form);
  expect(draftOf({ isSignedIn: true, form }, true)).toEqual(form);
  expect(draftOf({ isSignedIn: true, form }, false)).toBeNull();
});

test.each([null, 'text', 7, {}, { form: null }])('PAR-02 a stored value without a draft is ignored: %j', (read) => {
  expect(draftOf(read, false)).toBeNull();
});
