import { catalogs } from '@rialto/texts/catalogs.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { beforeEach, expect, test } from 'vitest';
import { readContactForm } from './read-contact-form.ts';

beforeEach(() => setLanguageSource(() => ({ language: 'en', catalog: catalogs.en })));

function aForm(over: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: 'Mariam',
    email: 'm@example.com',
    topic: 'order',
    message: 'Two plates were missing.',
    ...over,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a valid form has no problems and is trimmed', () => {
  const { words, problems } = readContactForm(aForm({ name: '  Mariam ', message: 'Two plates\r\nwere missing. ' }));
  expect(problems).toEqual({});
  expect(words).toEqual({
    name: 'Mariam',
    email: 'm@example.com',
    topic: 'order',
    message: 'Two plates\nwere missing.',
  });
});

test('every invalid field has a problem', () => {
  const { problems } = readContactForm(aForm({ name: ' ', email: 'nobody', message: 'Hello' }));
  expect(problems).toEqual({
    name: 'Please enter your name.',
    email: 'Please insert a valid email.',
    message: 'Please write at least 10 characters.',
  });
});

test('two thousand characters fit, even if one takes two UTF-16 units', () => {
  expect(readContactForm(aForm({ message: '🍔'.repeat(2_000) })).problems).toEqual({});
  expect(readContactForm(aForm({ message: '🍔'.repeat(2_001) })).problems).toHaveProperty('message');
});

test('an unknown topic becomes "other"', () => {
  expect(readContactForm(aForm({ topic: 'lottery' })).words.topic).toBe('other');
});

test('an empty form and one with a file are read too', () => {
  const form = aForm();
  form.set('name', new Blob(['x']));
  expect(readContactForm(form).problems).toHaveProperty('name');
  expect(Object.keys(readContactForm(new FormData()).problems)).toEqual(['name', 'email', 'message']);
});
