import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CountryList } from './country-list.tsx';

test('ADR-06 the list of countries is 440 px wide, 300 on small screens, and has a search', () => {
  const markup = renderToStaticMarkup(
    <CountryList language="en" chosen="EG" onChoose={() => {}} searchLabel="Search countries" emptyText="None" />,
  );
  const [, classes = ''] = /^<div class="([^"]+)"/.exec(markup) ?? [];
  expect(classes.split(' ').filter((name) => /(^|:)w-/.test(name))).toEqual(['w-[300px]', 'sm:w-[440px]']);
  expect(markup).toContain('placeholder="Search countries"');
});
