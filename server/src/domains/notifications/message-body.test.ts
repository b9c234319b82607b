import { expect, test } from 'vitest';
import { messageBody } from './message-body.ts';

test('MSG-04 a push message shows a chat message as one line of at most 120 characters', () => {
  expect(messageBody('  Is the soup\n\nstill warm? ', 'en')).toBe('Is the soup still warm?');
  expect(messageBody('x'.repeat(120), 'en')).toBe('x'.repeat(120));
  expect(messageBody('x'.repeat(121), 'en')).toBe(`${'x'.repeat(119)}…`);
  // A family is one character of seven code points.
  expect(messageBody('👨‍👩‍👧‍👦'.repeat(121), 'en')).toBe(`${'👨‍👩‍👧‍👦'.repeat(119)}…`);
});

test('MSG-04 a push message says that a chat message is a picture, in the language of the customer', () => {
  expect([messageBody('', 'en'), messageBody(' \n', 'ar')]).toEqual(['Sent a photo', 'أرسل صورة']);
});
