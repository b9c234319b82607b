import { expect, test } from 'vitest';
import { isResultsChange } from './is-results-change.ts';

const go = (from: string, to: string) =>
  isResultsChange({ currentUrl: new URL(from, 'http://shop'), nextUrl: new URL(to, 'http://shop') });

test('from one list of results to another the page itself is not loaded again', () => {
  expect(go('/home?data_type=searched&search=tea', '/home?data_type=searched&search=tea&rating_count=4')).toBe(true);
  expect(go('/home?data_type=searched&search=tea', '/home?data_type=new')).toBe(true);
});

test('it is loaded when it becomes a home or another module’s, and when it is asked for again', () => {
  expect(go('/home?data_type=searched&search=tea', '/home')).toBe(false);
  expect(go('/home?data_type=new', '/home?data_type=new')).toBe(false);
  expect(go('/home?data_type=searched&search=tea', '/home?data_type=new&module_id=2')).toBe(false);
});
