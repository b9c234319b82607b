import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HomeAnswer } from '../frame/home-calls.ts';
import { Explanation } from './explanation.tsx';

type Answer = HomeAnswer<'explanation'>;

const none: Answer = {
  banner_type: null,
  banner_video: null,
  banner_video_content_full_url: null,
  banner_image_full_url: '/media/picture',
  banner_contents: [],
};

function markupOf(change: Partial<Answer>): string {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  return renderToStaticMarkup(<Explanation explanation={{ ...none, ...change }} />);
}

test.each<[string, Partial<Answer>]>([
  ['uploaded', { banner_type: 'video_content', banner_video_content_full_url: '/media/film' }],
  ['linked within the shop', { banner_type: 'video', banner_video: '/media/film' }],
])('PAR-01 a video that was %s plays in the page', (_case, change) => {
  expect(markupOf(change)).toMatch(/<video controls.*<source src="\/media\/film"/);
});

test('PAR-01 a video of another site opens there in a new window', () => {
  const markup = markupOf({ banner_type: 'video', banner_video: 'https://films.example/1' });
  expect(markup).toMatch(/<a href="https:\/\/films.example\/1" target="_blank"[^>]* aria-label="Watch the video"/);
});

test.each<[string, Partial<Answer>]>([
  ['an image', { banner_type: 'image', banner_video: '/media/film' }],
  ['a video without a safe address', { banner_type: 'video', banner_video: 'javascript:alert(1)' }],
])('PAR-01 %s is shown as a picture', (_case, change) => {
  expect(markupOf(change)).toMatch(/^<[^a]/);
  expect(markupOf(change)).not.toMatch(/<video|<a /);
});
