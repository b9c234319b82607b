import { expect, test } from 'vitest';
import { isResultsChange } from './is-results-change.ts';

const go = (from: string, to: string) =>
  isResultsChange({ currentUrl: new URL(from, 'http://shop'), nextUrl: new URL(to, 'http://shop') });

test('changing the search does not reload the page', () => {
  expect(go('/home?data_type=searched&search=tea', '/home?data_type=searched&search=tea&rating_count=4')).toBe(true);
  expect(go('/home?data_type=searched&search=tea', '/home?data_type=new')).toBe(true);
});

test('the page reloads when it becomes a home page or changes the module, and on a reload of the same URL', () => {
  expect(go('/home?data_type=searched&search=tea', '/home')).toBe(false);
  expect(go('/home?data_type=new', '/home?data_type=new')).toBe(false);
  expect(go('/home?data_type=searched&search=tea', '/home?data_type=new&module_id=2')).toBe(false);
});
