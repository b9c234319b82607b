import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DescriptionText } from './description-text.tsx';

function markupOf(text: string): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  return renderToStaticMarkup(<DescriptionText text={text} most={70} />);
}

test('ITM-06 of a long description 70 characters are shown with “Read more”, and all of it without scripts', () => {
  const markup = markupOf(`${'a'.repeat(70)}${'b'.repeat(20)}`);
  expect(markup).toContain(`>${'a'.repeat(70)}<span class="hidden noscript:inline">${'b'.repeat(20)}</span>`);
  expect(markup).toMatch(/<button[^>]* aria-expanded="false"[^>]*>Read more</);
});

test('ITM-06 a description of 70 characters is whole', () => {
  expect(markupOf('a'.repeat(70))).not.toMatch(/<button|…/);
});

test('ITM-06 nothing is shown without a description', () => {
  expect(markupOf('')).toBe('');
});
