import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppLinks } from './app-links.tsx';

function markupOf(apple: 0 | 1, play: 0 | 1): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const links = {
    apple_store_url: 'https://apple.example/app',
    apple_store_url_status: apple,
    playstore_url: 'https://play.example/app',
    playstore_url_status: play,
  };
  return renderToStaticMarkup(<AppLinks links={links} />);
}

test.each<[apple: 0 | 1, play: 0 | 1]>([
  [1, 1],
  [1, 0],
  [0, 1],
])(
  'NAV-15 with status %i the App Store button and with status %i the Google Play button are shown or hidden',
  (a, p) => {
    expect(markupOf(a, p).includes('href="https://apple.example/app"')).toBe(a === 1);
    expect(markupOf(a, p).includes('href="https://play.example/app"')).toBe(p === 1);
  },
);

test('NAV-15 with both statuses 0 there is no list of app buttons', () => {
  expect(markupOf(0, 0)).toBe('');
});
