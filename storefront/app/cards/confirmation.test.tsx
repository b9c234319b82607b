import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Confirmation } from './confirmation.tsx';

const nothing = () => {};
const open = { open: true, onCancel: nothing, onConfirm: nothing };

test('a confirmation without texts of its own asks "Confirm this request?" with Cancel and Yes', () => {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const words = (markup: string) => markup.split(/<[^>]+>/).filter(Boolean);
  expect(words(renderToStaticMarkup(<Confirmation {...open} />))).toEqual(['Confirm this request?', 'Cancel', 'Yes']);
  expect(words(renderToStaticMarkup(<Confirmation {...open} title="Log out?" />))).toEqual([
    'Log out?',
    'Cancel',
    'Yes',
  ]);
});
