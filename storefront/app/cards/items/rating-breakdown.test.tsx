import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '@rialto/texts/en.ts';
import { setLanguageSource } from '@rialto/texts/text.ts';
import { RatingBreakdown } from './rating-breakdown.tsx';

const rated = { avg_rating: 4.926, rating_count: 2, ratings: [0, 0, 0, 0, 2] };

test.each([
  ['HOM-20 a store has one decimal', undefined, '4.9'],
  ['ITM-19 an item has the configured number of decimals', 2, '4.93'],
])('%s in its rating breakdown', (_title, digits, shown) => {
  setLanguageSource(() => ({ language: 'en', catalog: en }));
  const page = renderToStaticMarkup(<RatingBreakdown {...rated} digits={digits} />);
  expect(page).toContain(`>${shown}</p>`);
});
