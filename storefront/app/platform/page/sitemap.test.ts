import { expect, test } from 'vitest';
import { sitemapIndex, sitemapPieces } from './sitemap.ts';

const list = (...pages: string[]) => [...sitemapPieces('https://shop.example', pages)].join('');

test('a page is listed with its alternates in both languages', () => {
  const xml = list('/product/falafel?module_id=1');
  expect(xml).toContain('<loc>https://shop.example/product/falafel?module_id=1</loc>');
  for (const code of ['en', 'ar']) {
    expect(xml).toContain(
      `hreflang="${code}" href="https://shop.example/product/falafel?module_id=1&amp;lang=${code}"`,
    );
  }
  expect(xml).toContain('hreflang="x-default" href="https://shop.example/product/falafel?module_id=1"');
});

test('special characters are escaped', () => {
  expect(list('/a?b="<x>"&c=1')).toMatch(/<loc>https:\/\/shop\.example\/a\?b=%22%3Cx%3E%22&amp;c=1<\/loc>/);
});

test('an empty shop has a valid sitemap', () => {
  expect(list()).toMatch(/^<\?xml .*<urlset [^>]+>\n<\/urlset>\n$/s);
});

test('the index lists every sitemap', () => {
  const xml = sitemapIndex(['https://shop.example/sitemap/pages', 'https://shop.example/sitemap/items-1']);
  expect(xml.match(/<sitemap><loc>/g)).toHaveLength(2);
});
