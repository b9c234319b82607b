import { t, type TextKey } from '@rialto/texts/text.ts';

const words = [
  'review.star_1',
  'review.star_2',
  'review.star_3',
  'review.star_4',
  'review.star_5',
] as const satisfies TextKey[];

/** What a number of stars says, such as "Good". */
export function starWord(stars: number): string {
  return t(words[stars - 1] ?? 'review.star_5');
}

/** The accessible name of a star. */
export function starLabel(stars: number): string {
  return `${t('store.stars', { count: stars })}: ${starWord(stars)}`;
}
