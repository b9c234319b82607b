import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { shouldRevalidateUnlessDialog } from './item-dialog.ts';

const asked = (from: string, to: string) =>
  shouldRevalidateUnlessDialog({
    currentUrl: new URL(from, 'http://shop'),
    nextUrl: new URL(to, 'http://shop'),
    defaultShouldRevalidate: true,
  } as ShouldRevalidateFunctionArgs);

test.each([
  ['opening an item', '/home', '/home?item=falafel', false],
  ['closing it', '/home?item=falafel', '/home', false],
  ['from one item to another', '/home?item=falafel', '/home?item=hummus', false],
  ['an item of a campaign over a filtered list', '/home?search=a', '/home?search=a&campaign=grill', false],
  ['another search', '/home?search=a', '/home?search=b', true],
  ['another search with an item open', '/home?search=a&item=x', '/home?search=b&item=x', true],
  ['another page', '/home?item=x', '/categories', true],
  ['the same page once more', '/home?item=x', '/home?item=x', true],
])('ITM-06 %s reloads the page’s data only if the page itself changes', (_case, from, to, isAsked) => {
  expect(asked(from, to)).toBe(isAsked);
});
